import type { ClassId } from '#domain/srd/class-rules.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';
import { drawOf } from '#domain/idea/draw.ts';

/** A colour as lightness, chroma and hue (OKLCH). */
export type Tone = readonly [lightness: number, chroma: number, hue: number];
type Hair = 'none' | 'short' | 'swept' | 'long' | 'curls' | 'topknot' | 'braids';
export type Crown = 'none' | 'helm' | 'hood' | 'hat' | 'halo' | 'antlers' | 'feather' | 'band' | 'circlet' | 'gem' | 'paint' | 'eye';
export type Garb = 'plate' | 'fur' | 'robe' | 'cloak' | 'vestment' | 'tunic';

/** Everything a drawn portrait shows. */
export interface PortraitPlan {
  species: SpeciesId;
  skin: string;
  shade: string;
  hair: string;
  hairStyle: Hair;
  beard: 'none' | 'full' | 'braided' | 'stubble';
  eyes: string;
  sky: string;
  glow: string;
  garb: Garb;
  cloth: string;
  trim: string;
  crown: Crown;
  /** How wide the face is, 1 in the middle. */
  breadth: number;
  brow: number;
  mouth: number;
  stars: { x: number; y: number; radius: number }[];
}

const bodies: Record<SpeciesId, { skins: readonly Tone[]; hairs: readonly Hair[]; breadth: number }> = {
  dragonborn: {
    skins: [
      [0.55, 0.12, 30],
      [0.52, 0.09, 150],
      [0.5, 0.09, 245],
      [0.66, 0.1, 80],
      [0.62, 0.03, 240],
    ],
    hairs: ['none'],
    breadth: 1.04,
  },
  dwarf: {
    skins: [
      [0.74, 0.07, 50],
      [0.64, 0.08, 48],
      [0.5, 0.07, 45],
    ],
    hairs: ['short', 'braids', 'swept', 'none'],
    breadth: 1.14,
  },
  elf: {
    skins: [
      [0.82, 0.045, 70],
      [0.7, 0.07, 60],
      [0.46, 0.06, 50],
      [0.6, 0.05, 285],
    ],
    hairs: ['long', 'swept', 'braids', 'topknot'],
    breadth: 0.9,
  },
  gnome: {
    skins: [
      [0.76, 0.075, 48],
      [0.66, 0.08, 55],
      [0.5, 0.07, 45],
    ],
    hairs: ['curls', 'swept', 'short'],
    breadth: 1,
  },
  goliath: {
    skins: [
      [0.66, 0.02, 250],
      [0.6, 0.025, 70],
      [0.54, 0.03, 220],
    ],
    hairs: ['none', 'topknot', 'short'],
    breadth: 1.1,
  },
  halfling: {
    skins: [
      [0.79, 0.065, 58],
      [0.66, 0.08, 52],
      [0.5, 0.075, 46],
    ],
    hairs: ['curls', 'short', 'braids'],
    breadth: 1.03,
  },
  human: {
    skins: [
      [0.82, 0.055, 62],
      [0.72, 0.075, 55],
      [0.58, 0.08, 48],
      [0.44, 0.065, 44],
    ],
    hairs: ['short', 'long', 'swept', 'topknot', 'braids', 'curls'],
    breadth: 1,
  },
  orc: {
    skins: [
      [0.6, 0.08, 135],
      [0.56, 0.05, 165],
      [0.58, 0.03, 110],
    ],
    hairs: ['topknot', 'braids', 'none', 'short'],
    breadth: 1.12,
  },
  tiefling: {
    skins: [
      [0.58, 0.13, 20],
      [0.52, 0.09, 320],
      [0.6, 0.07, 265],
      [0.72, 0.06, 40],
    ],
    hairs: ['long', 'swept', 'braids', 'short'],
    breadth: 0.95,
  },
};

const callings: Record<ClassId, { sky: number; garb: Garb; cloth: Tone; trim: Tone; crowns: readonly Crown[] }> = {
  barbarian: { sky: 30, garb: 'fur', cloth: [0.42, 0.05, 55], trim: [0.7, 0.05, 75], crowns: ['paint', 'none'] },
  bard: { sky: 350, garb: 'tunic', cloth: [0.46, 0.12, 350], trim: [0.82, 0.12, 88], crowns: ['feather', 'none'] },
  cleric: { sky: 85, garb: 'vestment', cloth: [0.86, 0.025, 85], trim: [0.72, 0.12, 82], crowns: ['halo'] },
  druid: { sky: 150, garb: 'cloak', cloth: [0.4, 0.07, 145], trim: [0.66, 0.09, 110], crowns: ['antlers', 'circlet'] },
  fighter: { sky: 225, garb: 'plate', cloth: [0.6, 0.02, 245], trim: [0.46, 0.13, 25], crowns: ['helm', 'none'] },
  monk: { sky: 60, garb: 'vestment', cloth: [0.6, 0.13, 52], trim: [0.38, 0.08, 35], crowns: ['band', 'none'] },
  paladin: { sky: 95, garb: 'plate', cloth: [0.74, 0.03, 90], trim: [0.76, 0.13, 85], crowns: ['circlet', 'halo'] },
  ranger: { sky: 165, garb: 'cloak', cloth: [0.38, 0.06, 155], trim: [0.56, 0.07, 70], crowns: ['hood', 'none'] },
  rogue: { sky: 285, garb: 'cloak', cloth: [0.28, 0.03, 290], trim: [0.5, 0.09, 20], crowns: ['hood', 'none'] },
  sorcerer: { sky: 12, garb: 'robe', cloth: [0.4, 0.14, 15], trim: [0.8, 0.13, 80], crowns: ['gem'] },
  warlock: { sky: 310, garb: 'robe', cloth: [0.3, 0.08, 305], trim: [0.68, 0.15, 145], crowns: ['eye', 'hood'] },
  wizard: { sky: 260, garb: 'robe', cloth: [0.36, 0.1, 262], trim: [0.82, 0.12, 90], crowns: ['hat', 'none'] },
};

const hairTones: readonly Tone[] = [
  [0.25, 0.02, 50],
  [0.36, 0.06, 45],
  [0.5, 0.11, 42],
  [0.72, 0.1, 82],
  [0.82, 0.015, 90],
  [0.6, 0.012, 250],
];
const eyeHues = [55, 80, 150, 230, 300, 20] as const;

/** A colour the browser reads, made lighter or darker by `by`. */
export function colour([lightness, chroma, hue]: Tone, by = 0): string {
  return `oklch(${Math.min(0.97, Math.max(0.08, lightness + by)).toFixed(3)} ${chroma} ${hue})`;
}

/** The portrait of somebody of this species and class, grown from a seed: the same three always give the same face. */
export function portraitPlan(species: SpeciesId, calling: ClassId, seed: string): PortraitPlan {
  const next = drawOf(`${species}/${calling}/${seed}`);
  const pick = <Item>(items: readonly Item[], fallback: Item): Item => items[Math.floor(next() * items.length)] ?? fallback;
  const body = bodies[species];
  const work = callings[calling];
  const skin = pick(body.skins, [0.7, 0.07, 55]);
  const hairStyle = pick(body.hairs, 'short');
  const chance = next();
  const bearded = species === 'dwarf' ? chance < 0.8 : (species === 'human' || species === 'orc' || species === 'goliath') && chance < 0.35;
  return {
    species,
    skin: colour(skin),
    shade: colour(skin, -0.09),
    hair: colour(pick(hairTones, [0.25, 0.02, 50])),
    hairStyle,
    beard: bearded ? pick(species === 'dwarf' ? (['full', 'braided'] as const) : (['full', 'stubble'] as const), 'full') : 'none',
    eyes: colour([species === 'tiefling' ? 0.86 : 0.42, species === 'tiefling' ? 0.14 : 0.07, pick(eyeHues, 55)]),
    sky: colour([0.3 + next() * 0.06, 0.06, work.sky]),
    glow: colour([0.5 + next() * 0.08, 0.085, work.sky + (next() - 0.5) * 40]),
    garb: work.garb,
    cloth: colour(work.cloth, (next() - 0.5) * 0.08),
    trim: colour(work.trim),
    crown: pick(work.crowns, 'none'),
    breadth: body.breadth * (0.97 + next() * 0.06),
    brow: (next() - 0.5) * 3,
    mouth: (next() - 0.35) * 4,
    stars: Array.from({ length: 9 }, () => ({ x: 4 + next() * 112, y: 4 + next() * 60, radius: 0.5 + next() * 0.9 })),
  };
}
