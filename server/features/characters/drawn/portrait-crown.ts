import type { Crown, PortraitPlan } from './portrait-plan.ts';

/** What stands behind the head: a halo, or the back of a hood. */
export function crownBehind({ crown, trim, cloth }: PortraitPlan): string {
  if (crown === 'halo')
    return `<g fill="none" stroke="${trim}"><circle cx="60" cy="48" r="38" stroke-width="2.4" opacity="0.9"/><circle cx="60" cy="48" r="43" stroke-width="0.8" opacity="0.6" stroke-dasharray="2 4"/></g>`;
  if (crown === 'antlers')
    return `<path d="M47 30C40 24 36 16 36 6M38 18C32 16 28 12 26 8M42 25C35 25 29 22 25 18M73 30C80 24 84 16 84 6M82 18C88 16 92 12 94 8M78 25C85 25 91 22 95 18" fill="none" stroke="#c9ab7c" stroke-width="3.2" stroke-linecap="round"/>`;
  if (crown === 'hood')
    return `<path d="M60 9C88 9 97 34 96 58C96 74 100 88 106 98L14 98C20 88 24 74 24 58C23 34 32 9 60 9Z" fill="${cloth}"/>`;
  return '';
}

const fronts: Partial<Record<Crown, (plan: PortraitPlan) => string>> = {
  hood: ({ cloth }) =>
    `<path d="M60 9C88 9 97 34 96 58C96 76 92 88 84 96C87 80 88 66 86 54C84 36 74 26 60 25C46 26 36 36 34 54C32 66 33 80 36 96C28 88 24 76 24 58C23 34 32 9 60 9Z" fill="${cloth}"/><path d="M60 25C74 26 84 36 86 54C82 43 74 35 60 34C46 35 38 43 34 54C36 36 46 26 60 25Z" fill="#0006"/>`,
  helm: ({ cloth, trim }) =>
    `<path d="M33 54C30 26 44 13 60 13C76 13 90 26 87 54L80 60C82 48 79 41 76 39H65L63 60H57L55 39H44C41 41 38 48 40 60Z" fill="${cloth}" stroke="#0005"/><path d="M60 13C76 13 90 26 87 54L80 60C82 48 79 41 76 39H65L63 60H60Z" fill="#0002"/><path d="M36 39h48" stroke="${trim}" stroke-width="2.4"/><path d="M60 13c-3-7 2-11 10-11 8 1 14 5 18 12-8-4-18-4-28-1z" fill="${trim}"/>`,
  hat: ({ cloth, trim }) =>
    `<path d="M20 37C30 29 45 26 60 26C75 26 90 29 100 37C90 42 75 43 60 43C45 43 30 42 20 37Z" fill="${cloth}" stroke="#0004"/><path d="M37 33C42 20 52 6 70-4C67 4 74 8 84 30C80 37 42 39 37 33Z" fill="${cloth}"/><path d="M60 4C66 0 67-2 70-4C67 4 74 8 84 30C82 34 72 36 62 36C68 26 66 14 60 4Z" fill="#0003"/><path d="M37 33C50 38 72 38 84 30L85 35C72 42 48 42 36 37Z" fill="${trim}"/>`,
  feather: ({ cloth, trim }) =>
    `<path d="M31 37C32 20 52 12 74 18C84 21 90 28 91 36C74 30 50 30 31 37Z" fill="${cloth}" stroke="#0004"/><path d="M31 37C50 30 74 30 91 36L90 40C72 35 50 35 33 41Z" fill="#0004"/><path d="M78 27C84 14 96 6 110 6C106 18 96 27 80 31Z" fill="${trim}"/><path d="M78 29C88 22 98 14 108 8" stroke="#0005" stroke-width="0.9"/>`,
  band: ({ cloth }) =>
    `<path d="M36 40C50 35 70 35 84 40L84 46C70 41 50 41 36 46Z" fill="${cloth}" stroke="#0003" stroke-width="0.7"/><path d="M84 42c8 2 12 8 12 16-4-4-9-5-13-10z" fill="${cloth}"/>`,
  circlet: ({ trim }) =>
    `<path d="M36 42C50 36 70 36 84 42" fill="none" stroke="${trim}" stroke-width="2.8"/><path d="M60 31l4 7-4 6-4-6z" fill="${trim}" stroke="#0005" stroke-width="0.8"/>`,
  gem: ({ trim }) =>
    `<path d="M60 33l4 5-4 6-4-6z" fill="${trim}"/><path d="M60 27v3M51 31l2 2M69 31l-2 2" stroke="${trim}" stroke-width="1.5" stroke-linecap="round"/>`,
  eye: ({ trim }) =>
    `<path d="M52 38Q60 31 68 38Q60 44 52 38Z" fill="#120c16" stroke="${trim}" stroke-width="1.4"/><circle cx="60" cy="37.8" r="2.2" fill="${trim}"/>`,
  paint: ({ trim }) =>
    `<path d="M41 58l9 3-9 3M79 58l-9 3 9 3M42 66l6 2M78 66l-6 2" fill="none" stroke="${trim}" stroke-width="2.4" stroke-linecap="round"/>`,
};

/** What is worn on the head or the brow. */
export function crown(plan: PortraitPlan): string {
  return fronts[plan.crown]?.(plan) ?? '';
}
