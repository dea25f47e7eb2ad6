import type { Page } from 'playwright/test'

/**
 * The feet of forms and dialogs in sight that are unlike the others: without a rule, or with anything before their
 * first button.
 */
export const oddFeet = (page: Page): Promise<string[]> =>
  page.locator('[data-form-foot]').evaluateAll((feet) =>
    feet
      .filter((foot) => foot.getClientRects().length > 0)
      .flatMap((foot) => {
        const first = foot.firstElementChild
        const { borderTopWidth, paddingInlineStart } = getComputedStyle(foot)
        const begins = foot.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart)
        const isAlike =
          first?.matches('button, a') &&
          Math.abs(first.getBoundingClientRect().left - begins) < 1 &&
          Number.parseFloat(borderTopWidth) > 0
        return isAlike
          ? []
          : [`The foot ${(foot as HTMLElement).innerText.replaceAll('\n', ', ')} is unlike the others.`]
      }),
  )
