import { useRef, type ReactNode } from 'react'
import { DialogFrame } from '../overlay/DialogFrame.tsx'
import { DialogRoot } from '../overlay/OverlayRoot.tsx'
import { firstField } from './first-field.ts'
import type { ReturnTo } from '../overlay/use-overlay.ts'
import { dialogFoot } from './FormFoot.tsx'

interface Props {
  open: boolean
  close: () => void
  title: string
  size?: 'md' | 'lg' | 'xl' | 'cover'
  isNew?: boolean
  returnTo?: ReturnTo | undefined
  children: ReactNode
}

const focusedWithin = (body: HTMLElement | null): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement && body?.contains(document.activeElement)
    ? document.activeElement
    : undefined

/** Whether Escape clears the search field that has the focus: then it does not close the dialog. */
const clearsSearch = ({ target }: Event): boolean =>
  target instanceof HTMLInputElement && target.value !== '' && target.closest('[role=search]') !== null

/** A dialog for a form. A click outside does not close it. With `isNew`, focus starts at the first empty field. */
export function FormDialog({ open, close, title, size = 'md', isNew = false, returnTo, children }: Props) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <DialogRoot
      // A form that has focused one of its fields already may have been typed into since.
      initialFocusEl={() => focusedWithin(body.current) ?? firstField(body.current, isNew)}
      open={open}
      close={close}
      {...(returnTo && { returnTo })}
      size={size}
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      onEscapeKeyDown={(event) => {
        if (clearsSearch(event)) event.preventDefault()
      }}
    >
      <DialogFrame title={title} body={{ ref: body, pb: '0', css: dialogFoot }}>
        {children}
      </DialogFrame>
    </DialogRoot>
  )
}
