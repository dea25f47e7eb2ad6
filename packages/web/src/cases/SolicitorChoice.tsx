import { useForm } from 'react-final-form'
import { useWatch } from '../ui/form/use-watch.ts'

/** Another solicitor has other offices, fee earners and people: what was chosen of the former's is let go. */
export function SolicitorChoice({ changed }: { changed: (uuid: string) => void }) {
  const form = useForm()
  useWatch('solicitor', (uuid) => {
    form.batch(() => {
      for (const name of ['feeEarner', 'site', 'staffMember']) form.change(name, '')
    })
    changed(typeof uuid === 'string' ? uuid : '')
  })
  return null
}
