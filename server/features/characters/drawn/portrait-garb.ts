import type { Garb, PortraitPlan } from './portrait-plan.ts';

const bust = 'M4 124C8 100 28 92 46 88L74 88C92 92 112 100 116 124Z';

const details: Record<Garb, (plan: PortraitPlan) => string> = {
  plate: ({ cloth, trim }) =>
    `<path d="M46 84h28l5 9-19 11-19-11z" fill="${cloth}" stroke="#0003" stroke-width="1"/><path d="M2 124c0-20 8-29 26-30 6 8 6 20 4 30zM118 124c0-20-8-29-26-30-6 8-6 20-4 30z" fill="${cloth}" stroke="#0004" stroke-width="1"/><path d="M28 94c6 8 6 20 4 30M92 94c-6 8-6 20-4 30M41 93l19 11 19-11" fill="none" stroke="${trim}" stroke-width="2"/><path d="M60 104v20" stroke="#0003" stroke-width="1.5"/>`,
  fur: ({ cloth, trim }) =>
    `<path d="M10 112c2-9 10-16 18-19l5 4 3-6 7 4 4-6 6 7 7-7 7 7 6-7 4 6 7-4 3 6 5-4c8 3 16 10 18 19l-7-2-3 7-8-5-5 7-7-6-6 7-7-6-7 6-7-6-6 6-6-7-6 5-5-6-6 4z" fill="${trim}" stroke="#0003" stroke-width="0.8"/><path d="M30 116l-3 8h66l-3-8-30 7z" fill="${cloth}"/>`,
  robe: ({ trim }) =>
    `<path d="M46 88L60 118 74 88l7 3-17 33h-8L39 91z" fill="${trim}"/><circle cx="60" cy="116" r="3.6" fill="${trim}" stroke="#0004" stroke-width="1"/>`,
  cloak: ({ trim }) =>
    `<path d="M40 90c6 9 13 13 20 13s14-4 20-13l8 4c-5 12-15 18-28 18s-23-6-28-18z" fill="#0003"/><circle cx="60" cy="105" r="4" fill="${trim}" stroke="#0005" stroke-width="1"/><path d="M22 124c2-12 8-20 16-24M98 124c-2-12-8-20-16-24" fill="none" stroke="#0003" stroke-width="1.5"/>`,
  vestment: ({ trim }) =>
    `<path d="M44 89l20 35h-12L36 92zM76 89l-20 35h12l16-32z" fill="${trim}"/><path d="M44 89l16 27 16-27" fill="none" stroke="#0003" stroke-width="1"/>`,
  tunic: ({ trim }) =>
    `<path d="M45 87c5 8 10 11 15 11s10-3 15-11l4 3c-4 10-10 15-19 15s-15-5-19-15z" fill="${trim}"/><path d="M60 105v19M56 110h8M56 117h8" stroke="${trim}" stroke-width="1.8" stroke-linecap="round"/>`,
};

/** Shoulders and what is worn on them. */
export function garb(plan: PortraitPlan): string {
  return `<path d="${bust}" fill="${plan.cloth}"/><path d="M60 88h14c18 4 38 12 42 36H60z" fill="#0002"/>${details[plan.garb](plan)}`;
}
