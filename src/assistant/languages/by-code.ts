/** Keys the modules that `import.meta.glob` has found by their folder, which is a language's code. */
export const byCode = <T>(files: Record<string, T>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/')[1], file]))

/**
 * Returns a function that fetches the module of a language; it rejects without a network and if there is no
 * such module.
 */
export function loaderOf<T>(files: Record<string, () => Promise<T>>): (lang: string) => Promise<T> {
  const loaders = byCode(files)
  return (lang) => loaders[lang]?.() ?? Promise.reject(new Error(`The language ${lang} is not here.`))
}
