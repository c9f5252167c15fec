import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { drawFrom } from '#server/features/storyteller/plan/seed.ts';
import type { SceneWriter } from './scene-writer.ts';

const frames = ['So it is now: ', 'You all notice it: ', 'It is there for everyone to see: '];
/** How sentences begin that say how the scene is. */
const sceneStart =
  /^(?:the|an?|there|somewhere|suddenly|from|above|below|behind|beyond|outside|inside|under|over|across|through|beside|near|far|then|rain|snow|night|dusk|dawn|smoke|fog|thunder|lightning|two|three|four|several|something|somebody|someone)\b/i;
/** Words between people, and of the game itself. */
const ofTheTable =
  /\b(?:i|i'm|i'll|me|my|we|us|our|let's|you|your|yours|everyone|everybody|guys|please|roll (?:an?|for|to|your|with|initiative)|check|dc|d\d+|initiative|hit points?|hp|xp|session|pizza|crisps|snacks?|o'clock|players?|npcs?|gm|dm|narrator)\b/i;

/** What the Dungeon Masters have said of the scene since the last reply, so that the reply goes on from it; talk at the table is passed over. */
export function tellDirections({ context: { brief, state }, fragments }: SceneWriter): RankedText[] {
  const names = presentNpcs(brief.adventure, state).map(({ name }) => name);
  const said = (brief.directions ?? []).flatMap((text) => sentencesOf(text)).filter((sentence) => isOfScene(sentence, names));
  const kept = said.slice(-narrationServerLimits.directionsRepeated).map((sentence) => sentence.trim());
  const [first, ...rest] = kept;
  if (first === undefined) return [];
  const isName = names.some((name) => first.startsWith(name));
  return [
    required(`${drawFrom(frames, fragments.draw) ?? ''}${isName ? first : first.charAt(0).toLowerCase() + first.slice(1)}`),
    ...rest.map((each) => required(each)),
  ];
}

/** A statement about the scene: begun as one or with somebody present, of four words or more, without a word between people. */
function isOfScene(sentence: string, names: readonly string[]): boolean {
  const text = sentence.trim();
  const narrated = text.replaceAll(/["“][^"”]*["”]/g, '');
  if (/[?]\s*$/.test(text) || !/[.!…”"]$/.test(text) || text.split(/\s+/).length < 4) return false;
  return !ofTheTable.test(narrated) && (sceneStart.test(text) || names.some((name) => text.startsWith(name)));
}
