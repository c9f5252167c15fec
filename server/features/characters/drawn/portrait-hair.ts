import type { PortraitPlan } from './portrait-plan.ts';

type Style = PortraitPlan['hairStyle'];

const behind: Partial<Record<Style, string>> = {
  long: 'M60 18C84 18 90 38 89 58C89 76 94 90 98 98C84 100 78 94 76 86L44 86C42 94 36 100 22 98C26 90 31 76 31 58C30 38 36 18 60 18Z',
  curls: 'M60 15c9-4 18 1 21 8 8 3 11 12 8 19 4 7 1 15-5 18l-48 0c-6-3-9-11-5-18-3-7 0-16 8-19 3-7 12-12 21-8z',
  braids: 'M60 19C82 19 88 36 87 54L86 70H34L33 54C32 36 38 19 60 19Z',
};

const above: Partial<Record<Style, string>> = {
  short: 'M36 50C33 29 44 19 60 19C76 19 87 29 84 50C81 44 80 39 77 36C66 39 52 38 44 34C41 38 39 44 36 50Z',
  swept: 'M35 52C31 28 44 17 62 17C80 18 88 30 85 50C82 43 80 38 75 34C64 40 50 40 40 47C38 49 36 50 35 52Z',
  long: 'M36 56C33 32 45 20 60 20C75 20 87 32 84 56C82 44 76 35 60 31C44 35 38 44 36 56Z',
  curls: 'M37 46c-3-6 0-12 5-14 1-6 8-9 13-6 5-5 13-3 15 2 6-1 11 4 10 9 5 2 5 7 3 10-4-6-8-9-13-10-8 3-16 2-21-1-6 2-10 5-12 10z',
  topknot: 'M37 46C37 30 46 23 60 23C74 23 83 30 83 46C79 37 70 32 60 32C50 32 41 37 37 46ZM60 25C51 22 49 10 60 6C71 10 69 22 60 25Z',
  braids: 'M36 54C34 32 45 21 60 21C75 21 86 32 84 54C81 42 73 35 60 26C47 35 39 42 36 54Z',
};

const plait = (x: number) => `M${x} 66c6 4 6 9 0 12 6 3 6 9 0 12 5 3 5 8 0 12-5-4-5-9 0-12-6-3-6-9 0-12-6-3-6-8 0-12z`;

const lip = '<path d="M52 76q8 5 16 0" fill="none" stroke="#0006" stroke-width="1.6" stroke-linecap="round"/>';
const beards: Record<PortraitPlan['beard'], string> = {
  none: '',
  stubble: '<path d="M38 62C42 78 50 85 60 85C70 85 78 78 82 62C78 70 72 71 60 70C48 71 42 70 38 62Z" opacity="0.35"/>',
  full: `<path d="M36 54C36 82 46 106 60 110C74 106 84 82 84 54C80 66 75 71 69 71C66 67 54 67 51 71C45 71 40 66 36 54ZM53 75q7 4 14 0q-7 7-14 0z"/>${lip}`,
  braided: `<path d="M36 54C36 78 42 90 50 94L46 114L52 110L56 98L60 116L64 98L68 110L74 114L70 94C78 90 84 78 84 54C80 66 75 71 69 71C66 67 54 67 51 71C45 71 40 66 36 54Z"/>${lip}`,
};

/** Hair that falls behind the head. */
export function hairBehind({ hairStyle, hair }: PortraitPlan): string {
  const path = behind[hairStyle];
  return path === undefined ? '' : `<path d="${path}" fill="${hair}"/>`;
}

/** Hair on the brow, plaits before the shoulders, and the beard. */
export function hairAbove({ hairStyle, hair, beard, crown }: PortraitPlan): string {
  const covered = crown === 'hat' || crown === 'helm' || crown === 'hood';
  const path = covered && hairStyle === 'topknot' ? above.short : above[hairStyle];
  const plaits = hairStyle === 'braids' ? `<path d="${plait(33)}${plait(87)}" stroke="#0003" stroke-width="0.8"/>` : '';
  return `<g fill="${hair}">${beards[beard]}${plaits}${path === undefined ? '' : `<path d="${path}"/>`}</g>`;
}
