import type { PlayedEntry } from './lore-card.ts';

const entry = (
  id: string,
  category: PlayedEntry['category'],
  name: string,
  text: string,
  more: Partial<PlayedEntry> = {},
): PlayedEntry => ({
  id,
  category,
  name,
  aliases: [],
  tags: [],
  text,
  audience: 'everyone',
  ...more,
});

/** A world as somebody writes it who uses links, tags and passages. `zzhushed` stands in all that not everyone may read. */
export const ashvale = {
  world: {
    id: 'ashvale',
    name: 'Ashvale',
    description:
      'A valley under a mountain that smokes. Its people farm the warm black soil, and leave a door unlocked for whoever must run in the night.',
  },
  entries: [
    entry(
      'cinder',
      'geography',
      'Cinder',
      `A village of forty chimneys, built of the stone that once buried it. Every roof is steep, so that the ash slides off. In the square stands [[The Ember Bell]], and whoever hears it leaves everything and walks to [[The Long Stair]].

The baker opens before dawn. The smith opens when the smith likes. On the north side of the square a row of doors is painted red, one for each family that stayed behind.

::: dm
zzhushed The village stands on a vent that is opening.
:::`,
      { tags: ['play:start'] },
    ),
    entry(
      'stair',
      'geography',
      'The Long Stair',
      'Nine hundred steps cut into the wall of the valley. At the top there is a gate, and behind the gate [[The Cold Meadow]]. Nobody has counted the steps and come to the same number as somebody else.',
      { tags: ['play:clue'] },
    ),
    entry(
      'meadow',
      'geography',
      'The Cold Meadow',
      'Grass above the smoke, with a spring in it. Here the valley keeps its sheep in a bad year.\n\n::: dm\nzzhushed The spring has begun to run warm.\n:::',
      { tags: ['play:clue'] },
    ),
    entry('hollow', 'geography', 'The Hollow', 'zzhushed A cave below [[Cinder]].', { audience: 'dm' }),
    entry(
      'oda',
      'factions',
      'Oda Kern',
      'Oda Kern is the bell-warden of [[Cinder]], and the third of her family to be so. She sleeps in her boots. She has quarrelled with [[Tam Rook]] since the last false alarm.\n\n::: dm\nzzhushed She heard the mountain a week ago and rang nothing.\n:::\n\n::: players mira\nzzhushed She is your aunt.\n:::',
      { tags: ['play:clue'], aliases: ['The Warden'] },
    ),
    entry(
      'tam',
      'factions',
      'Tam Rook',
      'A goatherd, thin as his stick, who lives by the gate of [[The Cold Meadow]]. He says that his goats have stopped drinking.',
    ),
    entry(
      'readers',
      'factions',
      'The Smoke Readers',
      'An order that writes down every change in the smoke. Its members sit on [[The Long Stair]] with slates, and agree on nothing.',
    ),
    entry(
      'bell',
      'items',
      'The Ember Bell',
      'A bell of black iron in the square of [[Cinder]]. It is warm to the touch. It has been rung nine times in three hundred years.',
    ),
    entry('key', 'items', 'Red Key', 'A small key of red iron. It hangs by the gate on [[The Long Stair]].', { tags: ['play:loot'] }),
    entry(
      'drake',
      'monsters',
      'Slag Drake',
      'A lizard the size of a calf that hunts in the warm cracks along [[The Long Stair]]. It attacks what smells of wool.',
    ),
    entry(
      'ashborn',
      'races',
      'Ashborn',
      'The people of the valley, grey-eyed, and hard to hurry. They greet one another by asking after the wind.',
    ),
    entry(
      'quiet',
      'quests',
      'The Quiet Week',
      'For a week the mountain has made no smoke at all. [[Oda Kern]] says that it is nothing; [[Tam Rook]] has packed his goats. Somebody should find out who is right.',
    ),
    entry(
      'opening',
      'quests',
      'The Opening',
      'The mountain is waking.\n\n- A crack runs across the square, no wider than a finger.\n- The wells in the village begin to steam.\n- The red doors stand open, and nobody has opened them.\n- The ground of the square gives way.',
      { tags: ['play:danger', 'play:ending'] },
    ),
    entry(
      'lull',
      'spells',
      'Lull',
      'A song that puts fire to sleep for as long as the singer can hold a breath. The [[The Smoke Readers|readers]] deny that they know it.',
    ),
    entry('spy', 'factions', 'zzhushed Vell', 'zzhushed He sells slates to strangers, and knows [[Tam Rook]].', { audience: ['mira'] }),
    entry('broken', 'items', 'Slate', 'A slate with a name on it.\n\n::: dm\nzzhushed It is never closed.'),
  ],
} as const;

/** A world as somebody types it in: names and plain sentences, no links. */
export const gullmere = {
  world: { id: 'gullmere', name: 'Gullmere', description: '' },
  entries: [
    entry('harbour', 'geography', 'Gull Harbour', 'a fishing town on stilts. Rain most days. The Lantern Inn is the only dry place in it'),
    entry('inn', 'geography', 'The Lantern Inn', 'Low beams, loud songs. Captain Mave drinks here.'),
    entry('isle', 'geography', 'Isle of Teeth', 'Black rocks in a ring. Ships that come near do not come back.'),
    entry('mave', 'factions', 'Captain Mave', 'She lost her ship and will not say how. She has a map of the Isle of Teeth.'),
    entry('tidewatch', 'factions', 'Tidewatch', 'Guards of Gull Harbour. Underpaid, and it shows.'),
    entry('eel', 'monsters', 'The Old Eel', 'It sleeps under the Isle of Teeth. It devours boats.'),
    entry('compass', 'items', 'Bone Compass', 'Points to whoever you miss most.'),
    entry(
      'ship',
      'quests',
      'Where is the Gannet?',
      'The Gannet sailed with nine hands and a chest of silver. Captain Mave was aboard. Nobody has seen it since.',
    ),
  ],
} as const;
