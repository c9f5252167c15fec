import type { SpeciesId } from '#domain/srd/species-ids.ts';
import type { PortraitPlan } from './portrait-plan.ts';

const head = 'M60 24C77 24 84 37 83 53C82 69 73 84 60 84C47 84 38 69 37 53C36 37 43 24 60 24Z';
const broad = 'M60 24C78 24 85 36 84 52C84 66 78 76 70 82C64 85 56 85 50 82C42 76 36 66 36 52C35 36 42 24 60 24Z';
const muzzle = 'M60 22C76 22 83 33 82 48C81 56 78 60 77 66C75 77 69 86 60 86C51 86 45 77 43 66C42 60 39 56 38 48C37 33 44 22 60 22Z';

const heads: Partial<Record<SpeciesId, string>> = { orc: broad, dwarf: broad, goliath: broad, dragonborn: muzzle };

const ears: Partial<Record<SpeciesId, string>> = {
  elf: 'M39 50C30 46 22 36 17 29C19 43 27 58 40 62ZM81 50C90 46 98 36 103 29C101 43 93 58 80 62Z',
  tiefling: 'M39 51C31 48 26 42 23 37C24 48 30 58 40 62ZM81 51C89 48 94 42 97 37C96 48 90 58 80 62Z',
  orc: 'M38 50C30 47 25 43 22 39C23 49 29 59 39 62ZM82 50C90 47 95 43 98 39C97 49 91 59 81 62Z',
  gnome: 'M39 48C28 44 22 40 20 40C21 53 29 63 40 64ZM81 48C92 44 98 40 100 40C99 53 91 63 80 64Z',
  halfling: 'M39 50C32 46 28 44 27 44C27 54 32 62 40 63ZM81 50C88 46 92 44 93 44C93 54 88 62 80 63Z',
};
const roundEars = 'M38 50c-6-3-8 3-6 8s6 6 8 4zM82 50c6-3 8 3 6 8s-6 6-8 4z';

/** The head without hair: ears, face and what marks the species. */
export function headOf(plan: PortraitPlan): string {
  const { species, skin, shade } = plan;
  return [
    `<path d="M50 74h20v15c-5 7-15 7-20 0z" fill="${shade}"/>`,
    species === 'dragonborn' ? '' : `<path d="${ears[species] ?? roundEars}" fill="${shade}"/>`,
    `<path d="${heads[species] ?? head}" fill="${skin}"/>`,
    `<path d="M60 24C77 24 84 37 83 53C82 69 73 84 60 84C66 70 68 40 60 24Z" fill="${shade}" opacity="0.55"/>`,
    faceOf(plan),
    marksOf(plan),
  ].join('');
}

function faceOf({ species, shade, eyes, brow, mouth, hair }: PortraitPlan): string {
  const isBeast = species === 'dragonborn';
  const [across, down] = isBeast ? [0.7, 2.3] : [1.1, 1.1];
  const pupil = (x: number) => `<ellipse cx="${x}" cy="52.8" rx="${across}" ry="${down}"/>`;
  const white = 'M44 53c3-4 9-4 12 0-3 3-9 3-12 0zM64 53c3-4 9-4 12 0-3 3-9 3-12 0z';
  const brows = `M42 ${47 + brow}Q49 ${43.5 - brow} 57 47.5M78 ${47 + brow}Q71 ${43.5 - brow} 63 47.5`;
  const nose = isBeast ? 'M55 68l2 3M65 68l-2 3' : 'M60 54c-1 5-3 8-4 11 2 2 5 2 7 1';
  const line = (d: string, stroke: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
  return [
    `<path d="${white}" fill="${species === 'tiefling' ? eyes : '#f6efe2'}"/>`,
    species === 'tiefling' ? '' : `<g fill="${eyes}"><circle cx="50.5" cy="52.8" r="2.4"/><circle cx="69.5" cy="52.8" r="2.4"/></g>`,
    `<g fill="#1a120d">${pupil(50.5)}${pupil(69.5)}</g>`,
    line(brows, isBeast ? shade : hair, 2.2),
    line(nose, '#0005', 1.5),
    line(`M52 74Q60 ${74 + mouth} 68 74`, '#3a1712a8', 1.9),
  ].join('');
}

function marksOf({ species, shade, skin }: PortraitPlan): string {
  if (species === 'tiefling')
    return '<path d="M46 29C38 26 31 18 33 6C36 13 43 17 52 21ZM74 29C82 26 89 18 87 6C84 13 77 17 68 21Z" fill="#3b2a26" stroke="#0006" stroke-width="0.8"/>';
  if (species === 'orc')
    return '<path d="M52.5 75l1.5-7 3 6.500zM67.5 75l-1.5-7-3 6.500z" fill="#f3e9d2" stroke="#0003" stroke-width="0.6"/>';
  if (species === 'goliath')
    return `<path d="M60 26v10M50 29l2 9M70 29l-2 9M41 62l7 3M79 62l-7 3" stroke="${shade}" stroke-width="2.6" stroke-linecap="round"/>`;
  if (species === 'gnome') return `<ellipse cx="60" cy="64" rx="5" ry="4.2" fill="${skin}" stroke="${shade}" stroke-width="1.2"/>`;
  if (species !== 'dragonborn') return '';
  return [
    `<g fill="${shade}">`,
    '<path d="M60 8l5 16h-10zM47 12l7 13-9 3zM73 12l-7 13 9 3zM37 22l8 9-6 6zM83 22l-8 9 6 6z"/>',
    '<path d="M38 56l-9 3 9 5zM40 66l-7 6 9 2zM82 56l9 3-9 5zM80 66l7 6-9 2z"/>',
    '<path d="M60 30l3 4-3 4-3-4zM60 40l3 4-3 4-3-4z" opacity="0.7"/></g>',
  ].join('');
}
