import type { DocumentLine } from './lines-of.ts';
import type { Find } from './proposal.ts';
import { sentencesOf } from './sentences-of.ts';

const verbs =
  'find(?! out)|finds(?! out)|bring|brings|carry|recover|recovers|rescue|rescues|return|returns|deliver|delivers|retrieve|retrieves|steal|steals|slay|slays|kill|kills|escort|escorts|look for|search for|collect|investigate|destroy|close|protect|talk';
/** Who asks or pays for something, and what is to be done for it. */
const asked = new RegExp(
  String.raw`\b(?:offers?|rewards?|pays?|will pay|hire[sd]?|asks? (?:the|a)|asked|promised|am to|are to|would (?:look|like)|is hired to|said that I would|begs?)\b[^.;]{0,80}?\b(?<task>(?:${verbs})\b[^,.;:!?]{6,80})`,
  'iu',
);

/** Finds tasks in running text: what somebody asks for, offers a reward for, or has promised to do. */
export function findTasks(lines: DocumentLine[]): Find[] {
  return lines.flatMap((line, index) =>
    line.isHeading
      ? []
      : sentencesOf(line, index).flatMap((sentence): Find[] => {
          const task = asked
            .exec(sentence.text)
            ?.groups?.['task']?.split(/ (?:when|because|if|while|before|until|and|so|but)\b/)[0]
            ?.trim();
          if (task === undefined || task.split(' ').length < 3) return [];
          const end = sentence.start + Math.min(400, sentence.text.length);
          return [{ category: 'quests', name: task, text: sentence.text, start: sentence.start, end, confidence: 0.5, foundBy: 'prose' }];
        }),
  );
}
