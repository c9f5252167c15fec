import type { CampaignPreview, LeftBehind } from '#domain/campaign-file/campaign-file.ts';
import { counted } from '#web/ui/format/figures.ts';

const leftSentences: Record<LeftBehind, (many: number) => string> = {
  whispers: (many) => `${counted(many, 'whisper')} that the owner could not read`,
  privateNotes: (many) => `${counted(many, 'private note')} of others`,
  damaged: (many) => `${counted(many, 'damaged change', 'damaged changes')}`,
  lostFiles: (many) => `${counted(many, 'picture')} whose file was missing`,
  underWay: (many) => `${counted(many, 'reply', 'replies')} that was still being told`,
};
const order: readonly LeftBehind[] = ['whispers', 'privateNotes', 'underWay', 'damaged', 'lostFiles'];

/** What of a campaign does not come along, and why: what stayed behind when the file was written, and what has no place here. */
export function lostSentences({ left, lost, people }: CampaignPreview): string[] {
  const behind = order.flatMap((what) => ((left[what] ?? 0) > 0 ? [leftSentences[what](left[what] ?? 0)] : []));
  const signs = lost.reactions > 0 ? [`${counted(lost.reactions, 'reaction')} to messages: a reaction needs an account`] : [];
  const accounts = people.length > 1 ? ['Accounts: the people of the story stay as names'] : [];
  return [...behind, ...signs, ...accounts];
}

/** What is in a campaign's file beside its story, as words and figures; what there is none of is left out. */
export function contentsOf(preview: CampaignPreview): string[] {
  const { fights, notes, lore, homebrew, encounters, battleMaps, pictures, portraits, checkpoints } = preview;
  const all: [number, string][] = [
    [fights, counted(fights, 'fight')],
    [notes, counted(notes, 'note')],
    [lore, counted(lore, 'entry of its own lore', 'entries of its own lore')],
    [homebrew, counted(homebrew, 'homebrew entry', 'homebrew entries')],
    [encounters, counted(encounters, 'prepared encounter')],
    [battleMaps, counted(battleMaps, 'battle map')],
    [pictures, counted(pictures, 'picture')],
    [portraits, counted(portraits, 'portrait')],
    [checkpoints, counted(checkpoints, 'restore point')],
  ];
  return all.flatMap(([many, words]) => (many > 0 ? [words] : []));
}

/** The world that comes along, or the ready world that is played in. */
export function worldSentence({ world }: CampaignPreview): string {
  if (world.isReady) return `${world.name}, a ready world that is here already`;
  const { entries, tomes, files } = world;
  return `${world.name}: ${counted(entries, 'lore entry', 'lore entries')}, ${counted(tomes, 'tome')} and ${counted(files, 'file')}`;
}
