/** The attribute selectors that replace a pseudo-class inside an element with `data-state`. */
const STAND_INS = {
  ':hover': ':is([data-state~="hover"] *)',
  ':active': ':is([data-state~="active"] *)',
  ':focus-visible': ':is([data-state~="focus-visible"] :is(a, button, input, textarea, select))',
}

const STATE = /:hover|:active|:focus-visible/g
const shown = new WeakSet<CSSStyleSheet>()

/**
 * Shows components as they are hovered or focused: every rule with such a pseudo-class is copied with
 * an attribute selector in its place. No style sheet of the site has to know about it.
 */
export function showStates(): void {
  for (const sheet of document.styleSheets) {
    if (!shown.has(sheet)) copyRules(sheet)
    shown.add(sheet)
  }
}

function copyRules(group: CSSStyleSheet | CSSGroupingRule): void {
  // From the end, so that inserted rules do not shift the indexes still to be read.
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index]
    if (rule instanceof CSSStyleRule) {
      const selector = rule.selectorText.replace(STATE, toStandIn)
      if (selector === rule.selectorText) continue
      group.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1)
    } else if (rule instanceof CSSGroupingRule) {
      copyRules(rule)
    }
  }
}

function toStandIn(state: string): string {
  return STAND_INS[state as keyof typeof STAND_INS]
}
