import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import type { SecondFactorAddition } from '../../generated/graphql.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { toaster } from '../../ui/toaster.ts'
import { AppCodeForm, type NewApp } from './AppCodeForm.tsx'
import { PasswordForm } from '../../ui/form/PasswordForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { AddSecondFactorDocument } from './second-factor.operations.ts'

const words: Readonly<Record<SecondFactorAddition, { title: string; meaning: string; submit: string }>> = {
  app: {
    title: 'Add an authenticator app',
    meaning:
      'An app on your telephone shows a code, which you enter after your password. It takes the place of one that you have.',
    submit: 'Go on',
  },
  passkey: {
    title: 'Add a passkey',
    meaning:
      'Your device, or a security key, then signs you in after your password. It is added on the page where you sign in.',
    submit: 'Go there',
  },
  recovery_codes: {
    title: 'New recovery codes',
    meaning: 'You get ten new ones. Those that you have stop working.',
    submit: 'Get new codes',
  },
}

type Step = { is: 'password' } | { is: 'code'; app: NewApp; currentPassword: string } | { is: 'codes'; codes: string[] }

/**
 * Adds a second factor, or new recovery codes, step by step: the present password, the app with its first code, and the
 * recovery codes. What is answered is secret and not kept in the cache.
 */
export function AddFactor({
  kind,
  close,
  onAdded,
}: {
  kind: SecondFactorAddition
  close: () => void
  onAdded: () => void
}) {
  const [add] = useMutation(AddSecondFactorDocument, { fetchPolicy: 'no-cache' })
  const [step, setStep] = useState<Step>({ is: 'password' })
  const send = async (currentPassword: string, code?: string): Promise<() => void> => {
    const { data } = await add({ variables: { kind, currentPassword, code: code ?? null } })
    const { secret, address, page, recoveryCodes } = data?.addSecondFactor ?? {}
    if (page) return () => window.location.assign(page)
    if (secret && address) return () => setStep({ is: 'code', app: { secret, address }, currentPassword })
    onAdded()
    if (recoveryCodes) return () => setStep({ is: 'codes', codes: recoveryCodes })
    return () => {
      toaster.create({ type: 'success', title: 'Second factor added.', description: 'Your recovery codes stay.' })
      close()
    }
  }
  const { title, meaning, submit } = words[kind]
  return (
    <FormDialog open close={close} title={step.is === 'codes' ? 'Recovery codes' : title}>
      {step.is === 'password' && <PasswordForm meaning={meaning} submit={submit} send={send} close={close} />}
      {step.is === 'code' && (
        <AppCodeForm app={step.app} send={(code) => send(step.currentPassword, code)} close={close} />
      )}
      {step.is === 'codes' && <RecoveryCodes codes={step.codes} close={close} />}
    </FormDialog>
  )
}
