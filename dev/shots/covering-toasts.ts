import type { Page } from 'playwright/test'

/**
 * The buttons, links and fields that a toast covers, in sentences: of the modal dialog on top, else of the page. What
 * the page has below the slot of the toasts, or scrolled out of a box, is no more covered than what is below the
 * window.
 */
export const toastsOverControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The buttons of a row are there before the pointer shows them.
    const shown = { visibilityProperty: true }
    const toasts = [...document.querySelectorAll('[data-scope=toast][data-part=root][data-state=open]')]
      .filter((toast) => toast.checkVisibility(shown))
      .map((toast) => toast.getBoundingClientRect())
    const modals = document.querySelectorAll(':is([role=dialog], [role=alertdialog])[aria-modal=true][data-state=open]')
    const scope = [...modals].at(-1) ?? document
    const slot = Number.parseFloat(document.documentElement.style.getPropertyValue('--toasts-slot')) || 0
    const seen = (control: Element): DOMRect | undefined => {
      let { left, top, right, bottom } = control.getBoundingClientRect()
      let isFixed = false
      for (let around: Element | null = control; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        isFixed ||= position === 'fixed' || position === 'sticky'
        if (around === control || (overflowX === 'visible' && overflowY === 'visible')) continue
        const box = around.getBoundingClientRect()
        left = Math.max(left, box.left)
        top = Math.max(top, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom)
      }
      bottom = Math.min(bottom, innerHeight - (isFixed ? 0 : slot))
      return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : undefined
    }
    return [...scope.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, label, [role=button]')]
      .filter((control) => !control.matches('[data-scope=toast] *') && control.checkVisibility(shown))
      .filter((control) => {
        const box = seen(control)
        return toasts.some(
          ({ left, top, right, bottom }) =>
            box && box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1,
        )
      })
      .map((control) => {
        const name = control.getAttribute('aria-label') ?? (control.innerText || control.getAttribute('name')) ?? ''
        return `A toast covers the ${control.tagName.toLowerCase()} “${name.trim().slice(0, 40)}”.`
      })
  })
