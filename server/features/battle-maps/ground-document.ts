import { documentKind } from '#server/kernel/database/document-kind.ts';

/** What a map is made of, as it is stored. */
export const groundDocument = documentKind('battleMap', [
  // Maps of the first version have neither drawings nor texts.
  (ground) => ({ stamps: [], ...ground }),
]);
