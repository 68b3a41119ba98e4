// Puts a button beside each block of code that copies it. Linked with its words:
//   <script src="assets/copy.js" data-copy="Copy" data-copied="Copied" data-failed="Not copied" defer></script>
(() => {
  'use strict';
  const words = document.currentScript.dataset;

  // Without permission, or where there is no clipboard, as the browsers before it did: what is selected in a field is copied.
  const copySelected = text => {
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    field.style.position = 'fixed';
    field.style.opacity = 0;
    document.body.append(field);
    const focused = document.activeElement;
    field.select();
    try { return document.execCommand('copy'); } catch { return false; } finally {
      field.remove();
      focused?.focus({ preventScroll: true });
    }
  };

  const copy = async text => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copySelected(text);
    }
  };

  function start() {
    const blocks = [...document.querySelectorAll('pre > code:only-child')].filter(code => !code.closest('.fault'));
    if (!blocks.length) return;
    // Says to screen readers what the button shows.
    const status = document.createElement('p');
    status.className = 'copy-status';
    status.setAttribute('role', 'status');
    document.body.append(status);
    for (const code of blocks) {
      const frame = document.createElement('div');
      frame.className = 'code-frame';
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'copy';
      button.textContent = words.copy;
      code.parentElement.replaceWith(frame);
      frame.append(code.parentElement, button);
      let timer;
      button.addEventListener('click', async () => {
        const said = await copy(code.textContent) ? words.copied : words.failed;
        button.textContent = said;
        status.textContent = '';
        requestAnimationFrame(() => { status.textContent = said; });
        clearTimeout(timer);
        timer = setTimeout(() => {
          button.textContent = words.copy;
          status.textContent = '';
        }, 3000);
      });
    }
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
})();
