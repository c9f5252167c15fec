let story: HTMLElement | null = null;

/** Keeps the list that shows the story, as long as it is there. */
export const keepStory = (list: HTMLElement | null): void => void (story = list);

/** Whether the story stands on the screen now: what it tells need not be said a second time beside it. */
const isStoryInSight = (): boolean => story !== null && 'checkVisibility' in story && story.checkVisibility();

/** A sentence of a toast that a line of the story says as well: nothing where that line can be read. */
export const unlessInSight = (sentence: string): string => (isStoryInSight() ? '' : sentence);
