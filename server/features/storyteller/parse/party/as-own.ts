import type { Hero } from '#domain/narration/brief.ts';

/** What somebody carries, wears or is made of, which is their own where it is told of them: "draws his axe". */
const ownThings =
  /\b(?:his|her|their) (?=(?:own )?(?:\p{L}+ )?(?:axe|sword|blade|bow|spear|mace|hammer|dagger|knife|staff|shield|weapons?|cloak|cap|hat|hood|boots?|gloves?|pack|bag|belt|rope|lantern|torch|head|hands?|fists?|arms?|shoulders?|back|eyes?|ears?|feet|foot|knees?|wounds?|bites?|breath|voice|honour|honor)\b)/giu;

/** Words that bid somebody do something, as that hero's own: "hold my horse" of Mira becomes "I hold Mira's horse". */
export function asOwn(text: string, speaker: Hero, isThirdPerson = false): string {
  const swapped = text
    .replace(/\bmyself\b/giu, speaker.name)
    .replace(/\b(?:my|mine)\b/giu, `${speaker.name}'s`)
    .replace(/\b(?:i|me)\b(?!')/giu, speaker.name);
  const own = (
    isThirdPerson
      ? swapped.replace(ownThings, 'my ').replace(/\b(?:him|her|them)sel(?:f|ves)\b/giu, 'myself')
      : swapped.replace(/\byourself\b/giu, 'myself').replace(/\byours?\b/giu, 'my')
  )
    .replace(/^(?:please|just|now|then|quick(?:ly)?),? /iu, '')
    .replace(/[,;\s]+$/u, '')
    .replace(/^help$/iu, `help ${speaker.name}`);
  return `I ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
}
