import { z } from 'zod';
import { StoryLanguage } from '#domain/campaign/story-style.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { contentFile } from '#server/kernel/content.ts';
import type { FragmentWriter } from './fragment-writer.ts';

/** In each other language, that the Storyteller reads and writes English. */
const notices = contentFile('storyteller/languages.json', z.record(StoryLanguage.exclude(['en']), z.string().min(1)));

/** By which it is known that a table has read that the Storyteller reads and writes English; null where it wants English. */
export const languageNoticeOf = (language: StoryLanguage): string | null => (language === 'en' ? null : `language.${language}`);

/** For a table that wants another language, one sentence in it that the Storyteller reads and writes English; once. */
export function tellLanguage({ style }: Brief, fragments: FragmentWriter): string {
  if (style === undefined || style.language === 'en') return '';
  const id = languageNoticeOf(style.language);
  if (id === null || fragments.isStale(id)) return '';
  fragments.note(id);
  return `${notices[style.language]}\n\n`;
}
