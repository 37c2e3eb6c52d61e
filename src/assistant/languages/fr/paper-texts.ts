import type { PaperTexts } from '../tables/paper-texts.ts'

/** Holds the texts of the report as PDF in French. */
export const texts = {
  title: 'Signalement d’une arnaque',
  caseNumber: 'Numéro de dossier',
  made: 'Établi le {time}',
  happened: 'Ce qui s’est passé',
  payment: 'Paiement',
  person: 'Qui signale',
  words: 'Avec ses mots',
  standing: 'Où en est le dossier',
  forOther: ['Signalé pour', 'Quelqu’un d’autre, qui est d’accord'],
  note: 'Les faits sont tels que la personne les a dits dans la conversation. Ils n’ont pas été vérifiés. Les heures sont celles de {zone}.',
  page: 'Page {page} sur {pages}',
} as const satisfies PaperTexts
