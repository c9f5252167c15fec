import { documentKind, migrate, numbered, renameField, renameValue } from '#server/kernel/database/document-kind.ts';
import type { DocumentKind } from '#server/kernel/database/document-kind.ts';
import { withClasses } from '#domain/character/classes/earlier-classes.ts';
import { nameCombatFields } from './combat-fields.ts';
import { nameRecapFields } from './recap-fields.ts';
import type { CampaignDocumentKind } from './campaign-document-kind.ts';

const documents: Record<CampaignDocumentKind, DocumentKind> = {
  play: documentKind('play'),
  character: documentKind('character', [withClasses]),
  combat: documentKind('combat', [renameValue({ field: 'health', from: 'near death', to: 'nearDeath' }), nameCombatFields]),
  note: documentKind('note'),
  lore: documentKind('lore'),
  map: documentKind('map'),
  safety: documentKind('safety', [renameField({ within: 'entries', from: 'words', to: 'topic' })]),
  scores: documentKind('scores'),
  gift: documentKind('gift'),
  guidance: documentKind('guidance'),
  recap: documentKind('recap', [nameRecapFields]),
};

/** A stored document as this version would have written it; whoever selects `data` by a statement of their own asks for this. */
export const openDocument = (kind: CampaignDocumentKind, data: unknown): unknown => migrate(documents[kind], data);

/** A document as it is stored, with the number of its version. */
export const storedDocument = (kind: CampaignDocumentKind, data: object): object => numbered(documents[kind], data);
