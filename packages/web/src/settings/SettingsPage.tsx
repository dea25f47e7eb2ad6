import { useViewer } from '../access/viewer.ts'
import { ApiClients } from '../api-clients/ApiClients.tsx'
import { NotificationSettings } from '../notifications/NotificationSettings.tsx'
import { RatesSection } from '../rates/RatesSection.tsx'
import { useDensity } from '../ui/density.ts'
import { Section } from '../ui/form/Section.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { useThemeMode } from '../ui/theme-mode.ts'
import { SecondFactorRule } from '../users/second-factor/SecondFactorRule.tsx'
import { WebhooksSection } from '../webhooks/WebhooksSection.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const themes = [
  { value: 'system', label: 'As the system', hint: 'Light or dark with your computer.' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact', hint: 'More rows of a table on the screen.' },
] as const

/**
 * The viewer's settings: appearance (stored in this browser), notifications, rates, and the API clients and webhooks of
 * their firm.
 */
export function SettingsPage() {
  const { preference, prefer } = useThemeMode()
  const { density, choose } = useDensity()
  const { client } = useViewer()
  return (
    <>
      <PageHead title="Settings" />
      <Section title="Appearance" text="Kept in this browser, and in force at once.">
        <RadioGroup name="Theme" options={themes} value={preference} choose={prefer} />
        <RadioGroup name="Density of tables" options={densities} value={density} choose={choose} />
      </Section>
      <NotificationSettings />
      <RatesSection />
      {client && <SecondFactorRule firm={client.uuid} />}
      {client && <ApiClients firm={client.uuid} />}
      {client && <WebhooksSection firm={client.uuid} />}
    </>
  )
}
