import type { RefusalCode } from '#domain/refusals/refusals.ts';
import type { contract } from '#contract/index.ts';
import type { remoteGenerations } from '#contract/remote/remote-generations.ts';
import type { remoteWorlds } from '#contract/remote/remote-worlds.ts';
import { all, butNothingThere, code, nothing, seated, seatedInTemplate, signedIn } from './verdicts.ts';
import type { Row, Verdicts } from './verdicts.ts';

/** A world is hidden from those who have not joined it, administrators too. */
export const ofWorld: Verdicts = {
  ...all('world.notFound'),
  participant: 'yes',
  owner: 'yes',
};
const inWorld = (own: Verdicts, template: Verdicts, fields: Record<string, unknown>, then?: RefusalCode): Row => ({
  input: (worldId) => ({ worldId, ...fields }),
  isWorldly: true,
  own: then ? butNothingThere(own, then) : own,
  template: then ? butNothingThere(template, then) : template,
});
const looking = (fields: Record<string, unknown> = {}, then?: RefusalCode) => inWorld(ofWorld, signedIn, fields, then);
const building = (fields: Record<string, unknown> = {}, then?: RefusalCode) =>
  inWorld({ ...ofWorld, participant: 'world.buildersOnly' }, all('world.isTemplate'), fields, then);
const owning = (fields: Record<string, unknown> = {}, then?: RefusalCode) =>
  inWorld({ ...ofWorld, participant: 'world.ownerOnly' }, all('world.isTemplate'), fields, then);
const expanding = (fields: Record<string, unknown>, then?: RefusalCode) =>
  inWorld({ ...ofWorld, participant: 'world.expandOwnerOnly' }, all('world.expandOwnerOnly'), fields, then);

type NamesOf<Noun extends keyof typeof contract> = `${Noun}.${string & keyof (typeof contract)[Noun]}`;
type AboutWorlds =
  | NamesOf<'worlds'>
  | NamesOf<'lore'>
  | NamesOf<'tomes'>
  | NamesOf<'rumours'>
  | NamesOf<'generations'>
  | Extract<NamesOf<'invitations'>, `${string}World`>;

/** The rows of every operation about worlds, their lore and their tomes. */
export const worldRows: Record<AboutWorlds, Row> = {
  'worlds.list': { input: nothing, own: signedIn },
  'worlds.create': { input: () => ({ name: 'Another' }), own: signedIn },
  'worlds.get': looking(),
  'worlds.search': looking({ text: 'salt' }),
  'worlds.graph': looking(),
  'worlds.timeline': looking(),
  'rumours.ofWorld': looking({ seed: 'ember', secrets: true }),
  'rumours.ofCampaign': { input: (campaignId) => ({ campaignId, seed: 'ember', secrets: true }), own: seated, template: seatedInTemplate },
  'worlds.members': looking(),
  'worlds.files': looking(),
  'worlds.update': building({ edits: {} }),
  'worlds.history': building(),
  'worlds.conflicts': building(),
  'worlds.resolveConflict': building({ conflictId: 'none' }, 'conflict.notFound'),
  'worlds.damaged': looking(),
  'worlds.mend': building({ kind: 'entry', id: 'none' }, 'lore.notFound'),
  'worlds.setMap': building({ path: null }),
  'worlds.delete': owning(),
  'worlds.restore': owning({}, 'world.notDeleted'),
  'worlds.setRole': owning({ userId: 'nobody', role: 'reader' }, 'member.notFound'),
  'worlds.kick': owning({ userId: 'nobody' }, 'member.notFound'),
  'worlds.handOver': owning({ userId: 'nobody' }, 'world.heirBuilds'),
  'worlds.leave': {
    ...looking(),
    own: { ...ofWorld, owner: 'world.ownerStays' },
    template: all('member.notFound'),
  },
  'lore.list': looking(),
  'lore.get': looking({ entryId: 'none' }, 'lore.notFound'),
  'lore.add': building({ entry: { category: 'items', name: 'Bell' } }),
  'lore.edit': building({ entryId: 'none', edits: {} }, 'lore.notFound'),
  'lore.remove': building({ entryId: 'none' }, 'lore.notFound'),
  'lore.restore': building({ entryId: 'none' }, 'lore.notFound'),
  'lore.history': building({ entryId: 'none' }),
  'lore.resolveConflict': building({ entryId: 'none', conflictId: 'none' }, 'conflict.notFound'),
  'tomes.list': looking(),
  'tomes.add': building({ title: 'A tome' }),
  'tomes.update': building({ tomeId: 'none', edits: {} }, 'tome.notFound'),
  'tomes.delete': building({ tomeId: 'none' }, 'tome.notFound'),
  'tomes.link': looking({ tomeId: 'none' }, 'tome.notFound'),
  'generations.generate': expanding({ prompt: 'salt', includeElements: ['items'] }),
  'generations.expand': expanding({}, 'generation.inputRequired'),
  'generations.read': {
    ...building({ tomeId: 'none' }),
    own: butNothingThere({ ...ofWorld, participant: 'world.uploadOwnerOnly' }, 'tome.notFound'),
    template: all('world.uploadOwnerOnly'),
  },
  'generations.readWithModel': expanding({ generationId: 'none' }, 'generation.notFound'),
  'generations.list': building(),
  'generations.get': building({ generationId: 'none' }, 'generation.notFound'),
  'generations.cancel': building({ generationId: 'none' }, 'generation.notFound'),
  'generations.discard': building({ generationId: 'none' }, 'generation.notFound'),
  'generations.proposals': building({ generationId: 'none' }, 'generation.notFound'),
  'generations.decide': building({ generationId: 'none', decisions: [{ proposalId: 'none', verdict: 'reject' }] }, 'generation.notFound'),
  'generations.document': looking({ tomeId: 'none' }, 'tome.notFound'),
  'invitations.createForWorld': owning(),
  'invitations.listForWorld': owning(),
  'invitations.revokeForWorld': owning({ invitationId: 'none' }, 'invitation.notFound'),
  'invitations.joinWorld': { input: () => ({ code }), own: butNothingThere(signedIn, 'invitation.notFound') },
};

const withId = (row: Row): Row => ({ ...row, input: (id) => ({ id }) });
const noTome: Row = { input: () => ({ id: 'nobody' }), own: all('world.notFound') };

/** The same under the remote names. */
export const remoteWorldRows: Record<keyof typeof remoteWorlds | keyof typeof remoteGenerations, Row> = {
  generateWorld: { input: () => ({ expandCategory: 'items' }), own: signedIn },
  selectWorlds: { input: nothing, own: signedIn },
  selectWorld: withId(looking()),
  insertWorld: { input: () => ({ name: 'Another', items: { bell: { name: 'Bell' } } }), own: signedIn },
  updateWorld: { ...building(), input: (id) => ({ id, items: { bell: { name: 'Bell' } } }) },
  deleteWorld: withId(owning()),
  selectTomes: looking(),
  insertTome: building({ title: 'A tome' }),
  updateTome: noTome,
  deleteTome: noTome,
};
