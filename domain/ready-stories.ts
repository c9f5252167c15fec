import { FREE_TEMPLATE_WORLD } from './free-template.ts';

/** An adventure that comes with the product, as it is offered to somebody who wants to start. */
export interface ReadyStory {
  worldId: string;
  title: string;
  /** What kind of evening it is. */
  mood: string;
  /** At most 160 characters. */
  teaser: string;
}

/** The stories that come with the product, the first of them the free template's. */
export const readyStories: readonly ReadyStory[] = [
  {
    worldId: FREE_TEMPLATE_WORLD,
    title: 'Nineteen Tides Owing',
    mood: 'A mystery by the sea',
    teaser: 'Nine and a half days ago the tide went out of Tollhithe and did not come back. One evening, one missing sea.',
  },
  {
    worldId: 'high-ambry',
    title: 'The Dowager Is Rising',
    mood: 'Warm and comic',
    teaser: 'A sourdough of two hundred and eleven years has a seat on the town council, a vote tonight, and was stolen three nights ago.',
  },
  {
    worldId: 'the-shut-country',
    title: 'Nobody Is Missing',
    mood: 'Grim and short',
    teaser: 'Forty nights without a sun, a letter that asks you to count the people, and a town that swears it has lost nobody.',
  },
];

/** Whether a story comes with this product. */
export const isReadyStory = (worldId: string): boolean => readyStories.some((story) => story.worldId === worldId);
