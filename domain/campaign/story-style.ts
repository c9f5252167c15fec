import { z } from 'zod';

/** How the story of a table feels: grim, warm, wry or high; `none` leaves it to the moment. */
export const StoryTone = z.enum(['none', 'grim', 'warm', 'wry', 'high']);
export type StoryTone = z.infer<typeof StoryTone>;

/** How long the narrator's replies are. */
export const StoryLength = z.enum(['short', 'usual', 'long']);
export type StoryLength = z.infer<typeof StoryLength>;

/** The language in which the narrator tells, by its ISO 639-1 code. */
export const StoryLanguage = z.enum(['en', 'cs', 'da', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv']);
export type StoryLanguage = z.infer<typeof StoryLanguage>;

/** How the narrator of a table tells. */
export interface StoryStyle {
  tone: StoryTone;
  length: StoryLength;
  language: StoryLanguage;
}

/** How it tells where nobody has chosen. */
export const plainStyle: StoryStyle = { tone: 'none', length: 'usual', language: 'en' };

/** Each language by its English name, and by its own. */
export const storyLanguages: Record<StoryLanguage, { name: string; own: string }> = {
  en: { name: 'English', own: 'English' },
  cs: { name: 'Czech', own: 'čeština' },
  da: { name: 'Danish', own: 'dansk' },
  de: { name: 'German', own: 'Deutsch' },
  es: { name: 'Spanish', own: 'español' },
  fr: { name: 'French', own: 'français' },
  it: { name: 'Italian', own: 'italiano' },
  nl: { name: 'Dutch', own: 'Nederlands' },
  pl: { name: 'Polish', own: 'polski' },
  pt: { name: 'Portuguese', own: 'português' },
  sv: { name: 'Swedish', own: 'svenska' },
};

/** Whether something is the code of such a language. It asks no schema, so that the browser loads none for it. */
export const isStoryLanguage = (code: string): code is StoryLanguage => Object.hasOwn(storyLanguages, code);
