import type { Idea } from '#web/features/generations/world-ideas.ts';

/** Eight directions in which a world can grow. */
export const expansionIdeas: readonly Idea[] = [
  {
    label: 'History',
    prompt: 'Tell how this world came to be as it is: the ages before, what ended each of them, and what is still argued about.',
  },
  {
    label: 'Relationships',
    prompt: 'Tie those who live here to one another: old friends, rivals, debts, marriages, and promises nobody speaks of.',
  },
  {
    label: 'Culture',
    prompt:
      'Show how people live: what they eat and wear, how they greet and mourn, their feasts, their manners and their small superstitions.',
  },
  {
    label: 'Politics',
    prompt: 'Say who rules and who would like to: offices, alliances, plots, and the question that divides everyone this year.',
  },
  {
    label: 'Economy',
    prompt: 'Follow the coin: what is made, mined, grown and smuggled, along which roads it travels, and who grows rich or poor by it.',
  },
  {
    label: 'Legends',
    prompt: 'Write down the tales told by the fire: heroes and monsters, what in them is true, and what has been left out.',
  },
  {
    label: 'Ruins',
    prompt: 'Describe what lies broken: who built it, why it was left, what guards it now, and what somebody hopes to find there.',
  },
  {
    label: 'Religion',
    prompt: 'Tell of what people believe: gods or none, temples, feast days and heresies, and what each of them costs a believer.',
  },
];
