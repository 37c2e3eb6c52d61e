import { toOpenApi } from '../../contract/openapi/document.ts'
import { toPlatformOpenApi } from '../../contract/openapi/platform.ts'
import { type DocsPage, drawDocs, operationsPage } from './docs.ts'
import type { DocsDocument } from './docs-document.ts'
import { docsScript } from './docs-script.ts'
import { docsStyle } from './docs-style.ts'
import { type OperationFile, pageNames } from './operations.ts'

const platformPage: DocsPage = {
  title: 'Parley: the embedded platform',
  heading: 'The embedded platform',
  howToCall: `Institutions call at their own door, with their certificate and its key or with <code>client_id:client_secret</code> as Basic
credentials. With <code>SANDBOX=1</code> programs call everything at the relay, with an API key of the role admin; pages in a browser
may not, so that there is no form here.`,
  source: '/openapi-platform.json',
  others: pageNames,
}

/**
 * Renders the files of the operation pages, by file name. Rendering takes a quarter of a second, so the build
 * does it instead of the start of a relay.
 */
export function drawOperationFiles(): Record<OperationFile, string> {
  const operations = toOpenApi()
  const draw = (document: object, page: DocsPage) => drawDocs(document as DocsDocument, page)
  const [sandbox, institutions] = [toPlatformOpenApi('sandbox'), toPlatformOpenApi('institutions')]
  return {
    'openapi.json': JSON.stringify(operations),
    'docs.html': draw(operations, operationsPage),
    'docs-linked.html': draw(operations, { ...operationsPage, others: pageNames }),
    'platform-sandbox.json': JSON.stringify(sandbox),
    'platform-sandbox.html': draw(sandbox, platformPage),
    'platform-institutions.json': JSON.stringify(institutions),
    'platform-institutions.html': draw(institutions, platformPage),
    'style.css': docsStyle,
    'script.js': docsScript,
  }
}
