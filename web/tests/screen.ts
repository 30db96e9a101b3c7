/** What this browser without a screen does not have, for all that is drawn in it. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
document.elementFromPoint ??= () => null
Element.prototype.scrollIntoView ??= () => undefined
