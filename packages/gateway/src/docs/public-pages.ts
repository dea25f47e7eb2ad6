import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factsOf, withFacts, type Installation } from './facts.ts'
import { pageOf } from './page.ts'
import { renderMarkdown, type RenderedPage } from './render-markdown.ts'
import { topics, type Topic } from './topics.ts'

const texts = join(import.meta.dirname, 'text')

/** What stands in the head and at the foot of each page. */
export type PageFrame = Omit<Parameters<typeof pageOf>[1], 'path'>

/** A public page with the facts of this installation. */
export const renderTopic = ({ file }: Topic, installation: Installation): RenderedPage =>
  renderMarkdown(withFacts(readFileSync(join(texts, file), 'utf8'), factsOf(installation)))

/** All public pages as HTML, by their path below `/docs`. */
export const publicPages = (installation: Installation, frame: PageFrame): ReadonlyMap<string, string> =>
  new Map(topics.map((topic) => [topic.path, pageOf(renderTopic(topic, installation), { ...frame, path: topic.path })]))
