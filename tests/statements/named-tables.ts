import type { ESTree } from 'vite';
import { databaseModules, visit } from './modules.ts';
import type { Module } from './modules.ts';

/** Words of SQL that a table comes after. */
const named = /\b(?:from|join|into|update|using|truncate|table)\s+(?:only\s+)?"?([a-z_]+)"?/g;

/** The part of the server that a file belongs to: a slice, or the kernel. */
function partOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  return first === 'features' ? second : first;
}

/** Of some tables, which each part of the server names in its SQL. */
export function namedTables(tables: ReadonlySet<string>): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  for (const module of databaseModules()) {
    const part = partOf(module.path);
    const names = parts.get(part) ?? new Set();
    for (const name of namesIn(module)) if (tables.has(name)) names.add(name);
    parts.set(part, names);
  }
  return parts;
}

function namesIn({ program }: Module): string[] {
  const texts: string[] = [];
  visit(program, (node) => {
    if (node.type === 'TemplateLiteral') texts.push(node.quasis.map(({ value }) => value.cooked ?? '').join(' ? '));
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    const described = tableDescribedBy(node);
    if (described !== null) texts.push(`from ${described}`);
  });
  return texts.flatMap((text) => [...text.matchAll(named)].flatMap(([, name]) => name ?? []));
}

/** The table that a node describes to the query builder. */
function tableDescribedBy(node: ESTree.Node): string | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'pgTable') return null;
  const [table] = node.arguments;
  return table?.type === 'Literal' && typeof table.value === 'string' ? table.value : null;
}
