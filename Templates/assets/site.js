// What scripts add to a site that can be read without them: the reader's choice of theme and palette, the mark at the
// heading that is being read, the filter of the topic index.
(() => {
  'use strict';
  const root = document.documentElement;

  // Storage is refused in some private windows and for some files opened from disk: the choice then lasts for the page.
  const stored = name => {
    try { return localStorage.getItem(name) || ''; } catch { return ''; }
  };
  const store = (name, value) => {
    try { value ? localStorage.setItem(name, value) : localStorage.removeItem(name); } catch { /* see above */ }
  };

  // Runs in the head, before anything is painted, so that a page never flashes in the other theme.
  const apply = (name, value) => {
    if (value) root.setAttribute('data-' + name, value);
    else root.removeAttribute('data-' + name);
  };
  const settings = ['theme', 'palette'];
  settings.forEach(name => apply(name, stored(name)));
  root.classList.add('scripted');

  // The colour of the browser's own frame follows the theme.
  function colourBrowser() {
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      meta.dataset.own ??= meta.content;
      meta.content = root.dataset.theme ? paper : meta.dataset.own;
    }
  }

  function display() {
    const button = document.querySelector('.display-button');
    if (!button || !('popover' in HTMLElement.prototype)) return;
    button.hidden = false;
    for (const field of document.querySelectorAll('[data-setting]')) {
      const name = field.dataset.setting;
      for (const input of field.querySelectorAll('input')) {
        input.checked = input.value === stored(name);
        input.addEventListener('change', () => {
          store(name, input.value);
          apply(name, input.value);
          colourBrowser();
        });
      }
    }
    if (root.dataset.theme) colourBrowser();
  }

  // The frames of a run one at a time, its row of the table marked with it; all of them again at a press.
  function steppers() {
    const made = (name, set) => Object.assign(document.createElement(name), set);
    for (const strip of document.querySelectorAll('.steps[data-words]')) {
      const frames = [...strip.querySelectorAll(':scope > .step:not(.legend)')];
      if (frames.length < 2) continue;
      const figure = strip.closest('figure');
      const tables = figure.querySelectorAll('table.trace');
      const codes = figure.querySelectorAll('.pseudo');
      // What is marked beside a frame: of each run in it the row of its table, the lines of its code.
      const marked = frame => [...frame.querySelectorAll('.drawing')].flatMap(drawing => {
        const name = drawing.getAttribute('aria-labelledby').match(/(?:run-(\d+)-)?step-(\d+)-title/);
        if (!name) return [];
        const run = (name[1] ?? 1) - 1;
        const lines = drawing.closest('[data-lines]')?.dataset.lines.split(' ') ?? [];
        return [tables[run]?.tBodies[0].rows[name[2]], ...lines.map(line => codes[run]?.children[line - 1])];
      }).filter(Boolean);
      const words = strip.dataset.words.split('|');
      const bar = made('div', { className: 'stepper', role: 'group', ariaLabel: words[0] });
      const back = made('button', { type: 'button', textContent: '◀', ariaLabel: words[1] });
      const forth = made('button', { type: 'button', textContent: '▶', ariaLabel: words[2] });
      const all = made('button', { type: 'button', textContent: words[3] });
      const slider = made('input', { type: 'range', min: 1, max: frames.length, value: 1, ariaLabel: words[4] });
      const place = document.createElement('output');
      bar.append(back, slider, forth, place, all);
      strip.before(bar);
      let now = 0;
      const show = index => {
        frames[now].classList.remove('now');
        for (const part of marked(frames[now])) part.classList.remove('now');
        now = Math.max(0, Math.min(frames.length - 1, index));
        const isSingle = strip.classList.contains('stepping');
        frames[now].classList.toggle('now', isSingle);
        for (const part of marked(frames[now])) part.classList.toggle('now', isSingle);
        slider.value = now + 1;
        back.disabled = now === 0;
        forth.disabled = now === frames.length - 1;
        place.value = `${now + 1}/${frames.length}`;
      };
      back.addEventListener('click', () => show(now - 1));
      forth.addEventListener('click', () => show(now + 1));
      slider.addEventListener('input', () => show(slider.value - 1));
      all.addEventListener('click', () => {
        all.setAttribute('aria-pressed', !strip.classList.toggle('stepping'));
        show(now);
      });
      bar.addEventListener('keydown', event => {
        if (event.target === slider) return;
        const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: frames.length - 1 }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        show(to);
      });
      all.setAttribute('aria-pressed', 'false');
      strip.classList.add('stepping');
      show(0);
    }
  }

  // Another open page of the site changed a setting.
  addEventListener('storage', event => {
    if (!settings.includes(event.key)) return;
    apply(event.key, event.newValue);
    for (const input of document.querySelectorAll(`input[name=${event.key}]`)) {
      input.checked = input.value === (event.newValue || '');
    }
    colourBrowser();
  });

  function contents() {
    const list = document.getElementById('site.contents');
    if (!list) return;
    list.addEventListener('click', event => {
      if (event.target.closest('a') && list.matches(':popover-open')) list.hidePopover();
    });
    const links = [...list.querySelectorAll('a')];
    const headings = links.map(link => document.getElementById(decodeURIComponent(link.hash.slice(1))));
    let waiting = false;
    const mark = () => {
      waiting = false;
      const line = innerHeight * 0.3;
      let now = headings.findLastIndex(heading => heading && heading.getBoundingClientRect().top < line);
      if (scrollY + innerHeight >= root.scrollHeight - 2) now = links.length - 1;
      links.forEach((link, place) => {
        if (place === now) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
    };
    addEventListener('scroll', () => {
      if (!waiting) requestAnimationFrame(mark);
      waiting = true;
    }, { passive: true });
    mark();
  }

  // In a long list of pages, the present one is in sight.
  function navigation() {
    const current = document.querySelector('.navigation a[aria-current]');
    for (let pane = current; pane && pane !== document.body; pane = pane.parentElement) {
      if (pane.scrollHeight <= pane.clientHeight || getComputedStyle(pane).overflowY !== 'auto') continue;
      pane.scrollTop = current.getBoundingClientRect().top - pane.getBoundingClientRect().top - pane.clientHeight / 2;
    }
  }

  // The keyboard can reach what is wider than the page.
  function scrolling() {
    for (const box of document.querySelectorAll('pre, math[display=block], .equations, .legend')) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    }
  }

  const folded = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

  // A topic stays when every word of the filter occurs in it or in its subtopics; a subtopic with its parent's words too.
  function filter() {
    const field = document.getElementById('site.filter');
    if (!field) return;
    const said = document.getElementById('site.filter-none');
    const title = topic => folded(topic.querySelector('.topic-title').textContent);
    field.closest('.filter').hidden = false;
    const sift = (topic, words, above) => {
      const path = above + ' ' + title(topic);
      const own = words.every(word => path.includes(word));
      let any = own;
      for (const sub of topic.querySelectorAll(':scope > .subtopics > .topic')) any = sift(sub, words, path) || any;
      topic.hidden = !any;
      return any;
    };
    const run = () => {
      const words = folded(field.value).split(/\s+/).filter(Boolean);
      let found = false;
      for (const letter of document.querySelectorAll('.letter')) {
        let any = false;
        for (const topic of letter.querySelectorAll(':scope > ul > .topic')) any = sift(topic, words, '') || any;
        letter.hidden = !any;
        found ||= any;
      }
      document.querySelector('.letters').hidden = words.length > 0;
      said.textContent = found ? '' : said.dataset.none;
    };
    field.addEventListener('input', run);
    field.addEventListener('keydown', event => {
      if (event.key !== 'Escape') return;
      field.value = '';
      run();
    });
    if (field.value) run();
  }

  addEventListener('DOMContentLoaded', () => {
    display();
    contents();
    steppers();
    navigation();
    scrolling();
    filter();
  });
})();
