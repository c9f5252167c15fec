import { z } from 'zod';
import { featureKinds, seasons, settlementKinds, wares } from './choices.ts';

const Word = z.string().min(1);
const Words = z.array(Word).min(4);

/** How names of one style are put together: a beginning, a middle that may be empty, and an end. */
const NameStyle = z.object({
  id: z.string(),
  name: Word,
  /** Whose names they are, as a person is told of: a dwarf, an elf. */
  people: Word,
  first: z.object({ begin: Words, middle: z.array(z.string()).min(3), end: Words }),
  family: z.object({ begin: z.array(Word).min(2), end: Words }),
});
export type NameStyle = z.infer<typeof NameStyle>;
export const NameTables = z.object({ styles: z.array(NameStyle).min(1) });

export const PeopleTables = z.object({ trades: Words, looks: Words, manners: Words, wants: Words, secrets: Words });

export const TavernTables = z.object({
  adjectives: Words,
  nouns: Words,
  pairs: Words,
  airs: Words,
  dishes: Words,
  drinks: Words,
  patrons: Words,
  rumours: Words,
});

export const ShopTables = z.object({
  kinds: z.array(z.object({ id: z.string(), name: Word, sells: z.array(z.enum(wares)).min(1), titles: z.array(Word).min(3) })).min(1),
  prices: z.array(z.object({ factor: z.number().min(0.5).max(2), say: Word })).min(3),
  oddities: Words,
  services: Words,
});

const Valuables = z.array(z.object({ worth: z.int().min(1), names: Words })).min(1);
export const LootTables = z.object({ trinkets: Words, gems: Valuables, art: Valuables });

const Range = z.tuple([z.int(), z.int()]);
export const WeatherTables = z.object({
  climates: z
    .array(z.object({ id: z.string(), name: Word, fahrenheit: z.record(z.enum(seasons), Range), wet: z.number().min(0).max(1) }))
    .min(1),
  calm: z.array(Word).min(3),
  breeze: z.array(Word).min(3),
  strong: z.array(Word).min(3),
  clear: z.array(Word).min(3),
  cloud: z.array(Word).min(3),
  'light rain': z.array(Word).min(3),
  'heavy rain': z.array(Word).min(3),
  'light snow': z.array(Word).min(3),
  'heavy snow': z.array(Word).min(3),
  omens: Words,
});

const subjects = ['place', 'person', 'group', 'beast', 'thing', 'tale', 'knowledge'] as const;

/** What rumours say beside what lore says. `{0}` stands for whom they are about, `{1}` for somebody or something else. */
export const RumourTables = z.object({
  openers: Words,
  /** A name and a date. */
  dates: z.array(Word).min(3),
  /** What is added to a true word. */
  tails: Words,
  /** Made up of what somebody or something is. */
  claims: z.record(z.enum(subjects), Words),
  /** Made up of two who act. */
  pairs: Words,
  /** Made up of one who acts and a place. */
  errands: Words,
});
export type RumourTables = z.infer<typeof RumourTables>;

/** How places are called: `{name}` stands for a whole name of a style, `{root}` for the beginning of one, to which more may be joined. */
const PlaceWords = z.array(z.string().regex(/^[^{}]*\{(name|root)\}[^{}]*$/)).min(2);
export const PlaceTables = z.object({
  settlements: z.record(z.enum(settlementKinds), PlaceWords),
  features: z.record(z.enum(featureKinds), PlaceWords),
});
export type PlaceTables = z.infer<typeof PlaceTables>;

/** All tables that ideas are drawn from. */
export interface IdeaTables {
  names: z.infer<typeof NameTables>;
  people: z.infer<typeof PeopleTables>;
  taverns: z.infer<typeof TavernTables>;
  shops: z.infer<typeof ShopTables>;
  loot: z.infer<typeof LootTables>;
  weather: z.infer<typeof WeatherTables>;
}
