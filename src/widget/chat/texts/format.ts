import type { Plural } from '../../../assistant/languages/tables/page-texts.ts'

/** Replaces the placeholders in braces in a text. A name without a value stays as it is. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** Chooses the plural form for `n` by the language's rules, with the number formatted for that language. */
export function plural(forms: Plural, n: number, lang: string): string {
  const form = forms[new Intl.PluralRules(lang).select(n)] ?? forms.other
  return fill(form, { n: new Intl.NumberFormat(lang).format(n) })
}
