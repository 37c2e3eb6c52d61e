import type { Page } from 'playwright-core'
import type { See } from './console-scenes.ts'

/** Walks through the settings of the channels and of API keys, as an administrator does. */
export async function walkSettings(page: Page, see: See): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Scam help' }).click()
  await page.frameLocator('iframe.phone').locator('.bubble', { hasText: 'Tell me what happened' }).waitFor()
  await see('settings-channel', page)
  await page.getByRole('link', { name: 'Telephone numbers' }).click()
  const line = page.getByRole('region', { name: 'Crisis line' })
  await line.getByLabel('Name').fill('Demo crisis line')
  await line.getByLabel('Number').fill('6789')
  await see('settings-numbers', page)
  await line.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByText('Demo crisis line, 6789').waitFor()
  await see('settings-change', page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Changes', exact: true }).click()
  await page.getByText('Nothing waits.').waitFor()
  await see('settings-changes', page)
  await page.getByRole('link', { name: 'Texts' }).click()
  await page.getByRole('searchbox', { name: 'Look for' }).fill('say.help')
  await page.getByRole('button', { name: 'Change say.help', exact: true }).click()
  await see('settings-texts', page)
  await page.getByRole('link', { name: 'API keys' }).click()
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByLabel('recovery:read').check()
  await see('settings-new-key', page)
  await page.getByRole('button', { name: 'Make it' }).click()
  await page.locator('.said code').waitFor()
  await see('settings-keys', page)
}
