import type { HeroChanged } from '#contract/play/heroes/heroes-shapes.ts';
import type { Character } from '#domain/character/character.ts';
import type { RolledScores } from '#domain/character/creation/rolled-scores.ts';
import type { Message } from '#domain/chat/message.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { limits } from '#domain/limits/limits.ts';
import { api } from '#web/lib/api.ts';
import type { PlaceAnswers } from '#web/lib/calls/places.ts';
import { isEither, isListOf, isNull, isNumber, isOneOf, isShape, isText } from '#web/lib/drafts/stored-shape.ts';
import { deviceStorage } from '#web/lib/storage/device-storage.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';
import { Store } from '#web/lib/store/store.ts';
import { creationRules } from './creation-rules.ts';
import { pictureAddress } from './picture-address.ts';
import type { Place } from '#web/features/characters/place.ts';
import { sawPicture } from './shelf.ts';
import type { Shelf } from './shelf.ts';

/** The hero that was made or brought last, for whoever shows it. */
export const newcomer = new Store<{ place: Place; id: string } | null>(null);

/** Under which name a device keeps the scores that were rolled for who is to be. */
const scoresName = (place: string) => `hearthlore.hero-scores/${place}`;
const numbers = isListOf(isNumber);
const isFallen = isShape<Pick<Roll, 'label' | 'dice' | 'faces' | 'kept' | 'modifier' | 'total' | 'against'>>({
  label: isText,
  dice: isText,
  faces: numbers,
  kept: numbers,
  modifier: isNumber,
  total: isNumber,
  against: isEither(isNumber, isNull),
});
const isScores = isShape<RolledScores>({ way: isOneOf(['3d6', '4d6']), rolls: isListOf(isFallen) });

type CharacterAnswers = NonNullable<PlaceAnswers['characters']>;

/** What stands in the place of the message of a table, where there is none. */
function messageOf(campaignId: string, { id, at, content, rolls }: { id: string; at: string; content: string; rolls: Roll[] }): Message {
  const nothing = { audience: null, narration: null, fight: null, check: null, applied: null, replyTo: null, editedAt: null };
  const none = { mentions: [], images: [], reactions: [] };
  const by = { authorId: null, authorName: '', role: 'system', kind: 'say' } as const;
  return { id, campaignId, position: 0, content, rolls, createdAt: at, ...by, ...nothing, ...none };
}

/**
 * Answers what the parts of a sheet and of a creation ask of a campaign, for heroes who are kept elsewhere: the server judges, and
 * the shelf keeps what came of it.
 */
export function heroAnswers(shelf: Shelf): PlaceAnswers {
  return { characters: { ...sheetAnswers(shelf), ...creationAnswers(shelf) }, homebrew: { list: async () => [] } };
}

/** A character as the parts of a sheet know it: at its place, with its picture. */
function here({ place, picture }: Shelf, character: Character): Character {
  const own = picture(character.id);
  return { ...character, campaignId: place, portrait: own === null ? character.portrait : { kind: 'picture', url: pictureAddress(own) } };
}

/** What came of a change, as the parts of a sheet know it. */
function told(shelf: Shelf, { hero: _hero, card: _card, ...changed }: HeroChanged) {
  return { ...changed, character: here(shelf, changed.character) };
}

const turns = new Map<string, Promise<unknown>>();

/** Asks for one change of a hero after another: a device sends the whole hero along, and the next must begin with what came of the last. */
function inTurn<Answer>(id: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answer = (turns.get(id) ?? Promise.resolve()).then(ask);
  turns.set(
    id,
    answer.catch(() => null),
  );
  return answer;
}

function sheetAnswers(shelf: Shelf): CharacterAnswers {
  const { asked, place } = shelf;
  return {
    // Nobody else is there.
    list: async () => [],
    get: async ({ characterId }) => {
      const { character, shown, position, picture } = await api.heroes.get({ hero: asked(characterId) });
      if (place === 'account') sawPicture(characterId, picture);
      const whose = { playerName: 'You', isMine: true, mayAct: true, givesInspiration: true };
      return { character: here(shelf, character), shown, position, ...whose };
    },
    act: ({ characterId, id, act }) =>
      inTurn(characterId, async () => {
        const changed = await shelf.change(characterId, (hero) => api.heroes.act({ hero, id, act }));
        if (act.kind === 'drawPortrait') await shelf.setPicture(characterId, null);
        return told(shelf, changed);
      }),
    roll: ({ characterId, campaignId, to: _to, ...roll }) =>
      inTurn(characterId, async () => {
        const { fallen, ...changed } = await shelf.change(characterId, (hero) => api.heroes.roll({ hero, ...roll }));
        return { ...told(shelf, changed), message: messageOf(campaignId, fallen) };
      }),
    undo: ({ characterId, id, position }) =>
      inTurn(characterId, async () => told(shelf, await shelf.change(characterId, (hero) => api.heroes.undo({ hero, id, position })))),
    history: ({ characterId, before, limit }) => api.heroes.history({ hero: asked(characterId), before, limit }),
    levelAhead: ({ characterId, draft }) => api.heroes.levelAhead({ hero: asked(characterId), draft }),
    anyCast: ({ characterId, use }) => api.heroes.anyCast({ hero: asked(characterId), use }),
    shapes: ({ characterId, spell, activity }) => api.heroes.shapes({ hero: asked(characterId), spell, activity }),
    calledCreatures: ({ creatures }) => api.heroes.calledCreatures({ creatures }),
    paper: async ({ characterId }) => {
      const { paper, picture } = await api.heroes.paper({ hero: asked(characterId) });
      if (place === 'account') sawPicture(characterId, picture);
      return { paper: { ...paper, character: here(shelf, paper.character) }, playerName: '' };
    },
    export: ({ characterId, format }) =>
      api.heroes.export({ hero: asked(characterId), format, picture: place === 'device' ? shelf.picture(characterId) : null }),
    delete: async ({ characterId }) => {
      await shelf.remove(characterId);
      return {};
    },
    savePortrait: async ({ characterId, image }) => {
      await shelf.setPicture(characterId, image);
      const { character, shown, position } = await api.heroes.get({ hero: asked(characterId) });
      return { character: here(shelf, character), shown, sentences: [], rolls: [], position };
    },
  };
}

function creationAnswers(shelf: Shelf): CharacterAnswers {
  const { place } = shelf;
  const rolled = () => readStored(deviceStorage, scoresName(place), (kept) => (isScores(kept) ? kept : null));
  /** Keeps who was made, and has them shown. */
  async function add(made: Parameters<Shelf['add']>[0] & { character: Character }, picture: string | null): Promise<Character> {
    await shelf.add(made, picture);
    writeStored(deviceStorage, scoresName(place), null);
    newcomer.set({ place, id: made.card.id });
    return here(shelf, made.character);
  }
  const changed = (character: Character) => ({ character, sentences: [], rolls: [], position: 1 });
  return {
    createQuick: async ({ id, name, race, class: calling, outfit, rolled: isRolled }) => {
      const form = { kind: 'form' as const, name, race, class: calling, outfit, rolled: isRolled === true ? rolled() : null };
      return changed(await add(await api.heroes.make({ id, ruleSet: creationRules.get(), from: form }), null));
    },
    createSrd: async ({ id, build }) =>
      changed(await add(await api.heroes.make({ id, ruleSet: 'srd', from: { kind: 'steps', build, rolled: rolled() } }), null)),
    rollScores: async ({ way }) => {
      const now = rolled() ?? (await api.heroes.rollScores({ way }));
      writeStored(deviceStorage, scoresName(place), now);
      return now;
    },
    scores: async () => rolled(),
    creationAhead: ({ draft }) => api.heroes.creationAhead({ draft, rolled: rolled() }),
    readyHeroes: async () =>
      api.heroes.readyHeroes({ ruleSet: creationRules.get(), taken: (await shelf.names()).slice(0, limits.heroesPerAccount) }),
    guide: async ({ id, step, message, data }) => {
      const { made, ...guidance } = await api.heroes.guide({ id, ruleSet: creationRules.get(), step, message, data });
      const character = made && (await add(made, null));
      return { ...guidance, characterCreated: character !== null, characterExists: false, character };
    },
    previewImport: async ({ id, text }) => {
      const { preview } = await api.heroes.make({ id, ruleSet: 'srd', from: { kind: 'file', text } });
      if (preview === null) throw new Error('No preview of a file');
      const { notes, report, ...facts } = preview;
      const lost = notes === null ? [] : ['What is written about the hero beside the sheet has no place away from a table.'];
      return { ...facts, report: [...report, ...lost], notes: null };
    },
    import: async ({ id, text }) => {
      const made = await api.heroes.make({ id, ruleSet: 'srd', from: { kind: 'file', text } });
      return { character: await add(made, made.picture), report: made.preview?.report ?? [] };
    },
  };
}
