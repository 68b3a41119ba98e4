# make site    install what is missing, build sitegen, build the course in Content/ into site/
# make test    install what the tests need, run every test
# make check   format, imports, Core as Embedded Swift for WebAssembly
# make ship    one executable that works wherever it is moved: .build/ship/sitegen
# make bench   sitegen beside other generators; see Benchmarks/README.md

.DEFAULT_GOAL := site
.PHONY: site test check ship bench install install-test clean

# The tests run on the build that makes the site, so that both are built once.
SWIFT_FLAGS = -c release -Xswiftc -enable-testing
CONFORMANCE ?= $(SITEGEN_CONFORMANCE)

install:
	@sh .ci/install site

install-test:
	@sh .ci/install test

site: install
	swift build $(SWIFT_FLAGS) --product sitegen
	.build/release/sitegen build . --strict
	@echo "The course is in site/: open site/index.html in a browser."

test: install-test
	swift build $(SWIFT_FLAGS) --build-tests
	.build/release/sitegen build . --strict --output .build/site
	sh Tests/same-bytes .build/release/sitegen
	.build/release/fuzz 60
	.venv/bin/python Tests/Browser/text_widths.py
	.venv/bin/python Tests/Browser/figure_colors.py
	.venv/bin/python Tests/Browser/run.py .build/site .build/release/sitegen
	SITEGEN_CONFORMANCE="$(CONFORMANCE)" swift test $(SWIFT_FLAGS) --skip-build

check:
	swift format lint --strict --recursive Sources Tests Plugins Package.swift
	python3 .ci/check-imports.py
	SITEGEN_CORE_ALONE=1 swift build --product Core --triple wasm32-unknown-none-wasm -c release --scratch-path .build-live \
	  -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo \
	  -Xswiftc -Xfrontend -Xswiftc -disable-stack-protector

ship: install
	swift build -c release --product sitegen --static-swift-stdlib -Xlinker -s --scratch-path .build/shipping
	@mkdir -p .build/ship && cp .build/shipping/release/sitegen .build/ship/sitegen
	@echo "The executable is .build/ship/sitegen."

bench: ship
	@sh .ci/install bench
	.venv/bin/python Benchmarks/run.py .build/ship/sitegen

clean:
	rm -rf .build .build-live .venv
