const has = Object.prototype.hasOwnProperty

/**
 * Adds the functions that our code or one of our packages calls and that the oldest supported browsers lack:
 * without them the page would never start. scripts/floor.mjs finds them in the build.
 */
const add = (target: object, name: string, value: (...given: never[]) => unknown): void => {
  if (!(name in target)) Object.defineProperty(target, name, { value })
}

add(Object, 'hasOwn', (owner: object, key: PropertyKey) => has.call(owner, key))
add(Array.prototype, 'at', function (this: unknown[], index: number) {
  return this[index < 0 ? this.length + index : index]
})
add(Array.prototype, 'findLastIndex', function (this: unknown[], test: (item: unknown) => unknown) {
  let index = this.length
  while (index-- > 0 && !test(this[index]));
  return index
})
add(Array.prototype, 'findLast', function (this: unknown[], test: (item: unknown) => unknown) {
  return this[this.findLastIndex(test)]
})
