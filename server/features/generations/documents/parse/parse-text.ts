import type { Piece } from './assemble.ts';
import { unwrapLines } from './unwrap-lines.ts';

/** Plain text to pieces. Headings are lines between signs, underlined, in capitals, numbered as chapters, or short and alone. */
export function* parseText(text: string): Generator<Piece> {
  const lines = unwrapLines(text.split('\n'));
  for (let index = 0; index < lines.length; index++) {
    if (lines[index]?.includes('\f')) yield { kind: 'page' };
    const line = (lines[index] ?? '').trim();
    if (line === '' || /^[-=_*~ ]{3,}$/.test(line)) continue;
    const level = headingLevel(line, lines[index - 1] ?? '', lines[index + 1] ?? '');
    if (level === null) yield { kind: 'line', text: line };
    else yield { kind: 'heading', level, text: line.replace(/^[#=~*\s]+/, '').replace(/[#=~*:\s]+$/, '') };
  }
}

/** Lines of a rule block, which are short and full of capitals too. */
const fact =
  /[|(]|^(?:armor class|ac|hit points|hp|speed|initiative|skills|senses|languages|challenge|cr|saving throws?|damage|condition|immunities|resistances|str|size|creature type|casting time|range|components|duration)\b/i;

function headingLevel(line: string, before: string, after: string): number | null {
  if (line.length > 80) return null;
  const signs = /^(={1,6}|#{1,6}|~{2,6})\s+\S.*$/.exec(line);
  if (signs) return signs[1]?.startsWith('#') === true ? signs[1].length : 2;
  if (/^={3,}\s*$/.test(after.trim())) return 1;
  if (/^(?:-{3,}|~{3,})\s*$/.test(after.trim()) && before.trim() === '') return 2;
  if (/[.,;!?…"”]$/.test(line) || /^[-*+•|]/.test(line) || fact.test(line)) return null;
  const alone = before.trim() === '' && after.trim() === '';
  if (/^(?:part|book|chapter|appendix)\b/i.test(line) && before.trim() === '') return 1;
  if (/^\p{Lu}[\p{Lu}\d '’&,:-]{3,}$/u.test(line) && before.trim() === '') return 1;
  return alone && line.length <= 50 && titled(line) ? 3 : null;
}

/** Whether a line is set like a title: its long words begin with capitals. */
function titled(line: string): boolean {
  const words = line.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  if (words.length === 0 || words.length > 8 || !/^[\p{Lu}\d]/u.test(line)) return false;
  return words.every((word, index) => /^\p{Lu}/u.test(word) || (index > 0 && word.length <= 4));
}
