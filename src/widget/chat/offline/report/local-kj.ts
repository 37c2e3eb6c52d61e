export { kj as texts } from '../../../../dialog/texts/kj.ts'
