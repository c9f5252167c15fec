import { pageAt, type ReadDocument } from '#server/features/generations/documents/parse/document.ts';
import { normalName, similarity, trigramsOf } from './normal-name.ts';
import type { Find, FoundBy, Proposal } from './proposal.ts';

const alike = 0.6;
const mostEvidence = 5;
const rank: Record<FoundBy, number> = { block: 3, heading: 2, model: 1, prose: 0 };

interface Group {
  names: Map<string, string>;
  trigrams: Set<string>;
  finds: Find[];
}

/** Merges finds of the same thing: by their normal name whatever they were taken for, then by likeness within a category. */
export function mergeFinds(document: ReadDocument, finds: Find[]): Proposal[] {
  const byName = new Map<string, Group>();
  for (const find of finds) {
    const key = normalName(find.name);
    if (key.length < 2) continue;
    const group = byName.get(key) ?? newGroup(key);
    group.finds.push(find);
    if (!group.names.has(key)) group.names.set(key, find.name);
    byName.set(key, group);
  }
  const groups = [...byName.values()];
  for (const group of groups) group.finds.sort((a, b) => rank[b.foundBy] - rank[a.foundBy] || b.confidence - a.confidence);
  return joinAlike(groups.toSorted((a, b) => strength(b) - strength(a))).flatMap((group) => proposalOf(document, group));
}

function newGroup(key: string): Group {
  return { names: new Map(), trigrams: trigramsOf(key), finds: [] };
}

function strength({ finds: [find] }: Group): number {
  return find ? rank[find.foundBy] * 10 + find.confidence : 0;
}

/** The weaker joins the stronger; blocks are never joined, for a "Red Drake" is no "Old Red Drake". */
function joinAlike(groups: Group[]): Group[] {
  const kept: Group[] = [];
  const holders = new Map<string, Group[]>();
  for (const group of groups) {
    const twin = group.finds[0]?.foundBy === 'block' ? undefined : twinOf(group, holders);
    if (twin) {
      twin.finds.push(...group.finds);
      for (const [key, name] of group.names) twin.names.set(key, name);
      continue;
    }
    kept.push(group);
    for (const trigram of group.trigrams) {
      const held = holders.get(trigram);
      if (held) held.push(group);
      else holders.set(trigram, [group]);
    }
  }
  return kept;
}

function twinOf(group: Group, holders: Map<string, Group[]>): Group | undefined {
  const shared = new Map<Group, number>();
  for (const trigram of group.trigrams) for (const other of holders.get(trigram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  let best: Group | undefined;
  let most = alike;
  for (const [other, count] of shared) {
    if (count < group.trigrams.size * alike * 0.6 || other.finds[0]?.category !== group.finds[0]?.category) continue;
    const like = similarity(group.trigrams, other.trigrams);
    if (like >= most) [best, most] = [other, like];
  }
  return best;
}

function proposalOf(document: ReadDocument, { names, finds }: Group): Proposal[] {
  const [best] = finds;
  if (!best) return [];
  const agreeing = finds.filter((find) => find.category === best.category);
  const evidence = agreeing.slice(0, mostEvidence).map((find) => sourceOf(document, find.start, find.end));
  const texts = best.foundBy === 'prose' ? [...new Set(agreeing.flatMap((find) => find.text.split('\n')))].slice(0, 6) : [best.text];
  const more = Math.min(0.1, (agreeing.length - 1) * 0.03);
  return [
    {
      category: best.category,
      name: capitalize(best.name),
      aliases: [...new Set([...names.values()].map((name) => capitalize(name)))].filter((name) => name !== capitalize(best.name)),
      text: texts.join('\n'),
      evidence,
      confidence: Math.min(0.99, Math.round((best.confidence + more) * 100) / 100),
      foundBy: best.foundBy,
    },
  ];
}

/** The words between two places with where they stand. */
function sourceOf(document: ReadDocument, start: number, end: number): Proposal['evidence'][number] {
  let low = 0;
  let high = document.sections.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((document.sections[middle]?.start ?? 0) <= start) low = middle;
    else high = middle - 1;
  }
  const section = document.sections[low]?.path.join(' › ') ?? '';
  return { document: document.name, section, page: pageAt(document, start), quote: document.text.slice(start, end), at: start };
}

function capitalize(name: string): string {
  return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
