import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { inWeb } from './screen-modules.ts';

/** What is read of a module to see what of it is used. */
export interface Source {
  id: string;
  /** Null for what others wrote and for what is no program: of these everything counts as used. */
  code: string | null;
  /** The modules that it imports at once. */
  imports: readonly string[];
}

/** A statement at the top of a module: the names that it makes, and those that it says. */
interface Statement {
  makes: string[];
  says: Set<string>;
}

/** An imported name: of which module, and what it is called there; `*` is all of it. */
interface Imported {
  from: string;
  name: string;
}

interface Parsed {
  statements: Statement[];
  /** The statement that makes each name. */
  made: Map<string, Statement>;
  imported: Map<string, Imported>;
  /** What each export is called inside. */
  exported: Map<string, string>;
  /** Modules of which everything is exported again. */
  passes: string[];
  /** What is needed wherever anything of it is. */
  always: string[];
}

const root = inWeb('..');

/** The id of a module that is named from another one; null for what others wrote. */
function resolve(from: string, name: string): string | null {
  if (name.startsWith('#')) return join(root, name.slice(1));
  return name.startsWith('.') ? join(dirname(from), name) : null;
}

const nameOf = (node: { type: string; name?: string; value?: unknown }) => node.name ?? String(node.value);

function parse({ id, code, imports }: Source): Parsed {
  const parsed: Parsed = { statements: [], made: new Map(), imported: new Map(), exported: new Map(), passes: [], always: [] };
  if (code === null) return { ...parsed, always: [...imports] };
  const own = new Set<string>();
  const bare: string[] = [];
  const from = (name: string) => {
    const found = resolve(id, name);
    if (found !== null) own.add(found);
    return found;
  };
  for (const node of parseAst(code).body) {
    const says = new Set(code.slice(node.start, node.end).match(/[\w$]+/g));
    if (node.type === 'ImportDeclaration') {
      const source = from(node.source.value);
      if (source !== null && node.specifiers.length === 0) bare.push(source);
      else if (source !== null)
        for (const each of node.specifiers) {
          const name = each.type === 'ImportSpecifier' ? nameOf(each.imported) : each.type === 'ImportDefaultSpecifier' ? 'default' : '*';
          parsed.imported.set(each.local.name, { from: source, name });
        }
    } else if (node.type === 'ExportAllDeclaration') {
      const source = from(node.source.value);
      if (source !== null && node.exported === null) parsed.passes.push(source);
      else if (source !== null && node.exported) again(parsed, nameOf(node.exported), { from: source, name: '*' });
    } else if (node.type === 'ExportNamedDeclaration') {
      const source = node.source ? from(node.source.value) : null;
      for (const { local, exported } of node.specifiers)
        if (source === null) parsed.exported.set(nameOf(exported), nameOf(local));
        else again(parsed, nameOf(exported), { from: source, name: nameOf(local) });
      if (node.declaration) {
        const makes = madeBy(node.declaration);
        for (const name of makes) parsed.exported.set(name, name);
        parsed.statements.push({ makes, says });
      }
    } else if (node.type === 'ExportDefaultDeclaration') {
      parsed.exported.set('default', 'default');
      parsed.statements.push({ makes: ['default'], says });
    } else parsed.statements.push({ makes: madeBy(node), says });
  }
  parsed.always = [...imports.filter((each) => !own.has(each)), ...bare];
  for (const statement of parsed.statements) for (const name of statement.makes) parsed.made.set(name, statement);
  return parsed;
}

/** Takes down something that is only passed on. */
function again(parsed: Parsed, name: string, what: Imported): void {
  parsed.exported.set(name, `again ${name}`);
  parsed.imported.set(`again ${name}`, what);
}

/** The names that a declaration makes; none for what only does something. */
function madeBy(node: object): string[] {
  if ('id' in node && typeof node.id === 'object' && node.id !== null && 'name' in node.id) return [String(node.id.name)];
  if (!('declarations' in node) || !Array.isArray(node.declarations)) return [];
  return node.declarations.flatMap(({ id }: { id: { type: string; name?: string } }) =>
    id.type === 'Identifier' ? [String(id.name)] : (JSON.stringify(id).match(/"name":"[\w$]+"/g) ?? []).map((each) => each.slice(8, -1)),
  );
}

/**
 * Finds which modules others need, by the names that are used of them in one build: a module of which nothing is used does not count, and
 * of one that several parts use counts what any of them does.
 */
export class Usage {
  readonly #sourceOf: (id: string) => Source;
  readonly #parsed = new Map<string, Parsed>();
  /** The modules that each needs at once. */
  readonly #needed = new Map<string, Set<string>>();

  /** Of a build that consists of these parts, each with everything that it exports. */
  constructor(sourceOf: (id: string) => Source, parts: readonly string[]) {
    this.#sourceOf = sourceOf;
    const names = new Set<string>();
    const left = parts.map((from): Imported => ({ from, name: '*' }));
    for (let next = left.pop(); next; next = left.pop()) {
      const { from, name } = next;
      if (names.has(`${from}\n${name}`)) continue;
      names.add(`${from}\n${name}`);
      for (const each of [...this.#begins(from), ...this.#needs(next, this.#parse(from))]) {
        if (each.from !== from) this.#needed.get(from)?.add(each.from);
        left.push(each);
      }
    }
  }

  /** All modules that come with a part. */
  of(part: string): Set<string> {
    const found = new Set([part]);
    for (const id of found) for (const next of this.next(id)) found.add(next);
    return found;
  }

  /** The modules that one needs at once. */
  next(id: string): ReadonlySet<string> {
    return this.#needed.get(id) ?? new Set();
  }

  /** What a module needs as soon as anything of it is used; asked for once. */
  #begins(from: string): Imported[] {
    if (this.#needed.has(from)) return [];
    this.#needed.set(from, new Set());
    const { always, statements } = this.#parse(from);
    const doing = statements.filter(({ makes }) => makes.length === 0).flatMap(({ says }) => this.#namesIn(from, says));
    return [...always.map((each) => ({ from: each, name: '*' })), ...doing];
  }

  /** What an export, or a name inside of a module, says. */
  #needs({ from, name }: Imported, parsed: Parsed): Imported[] {
    if (name === '*')
      return [
        ...[...parsed.exported.values()].map((each) => ({ from, name: ` ${each}` })),
        ...parsed.passes.map((each) => ({ from: each, name })),
      ];
    const inside = name.startsWith(' ') ? name.slice(1) : parsed.exported.get(name);
    if (inside === undefined) return parsed.passes.map((each) => ({ from: each, name }));
    const imported = parsed.imported.get(inside);
    if (imported) return [imported];
    return this.#namesIn(from, parsed.made.get(inside)?.says ?? new Set());
  }

  #namesIn(from: string, says: ReadonlySet<string>): Imported[] {
    const parsed = this.#parse(from);
    return [...says].flatMap((name) => parsed.imported.get(name) ?? (parsed.made.has(name) ? { from, name: ` ${name}` } : []));
  }

  #parse(id: string): Parsed {
    const parsed = this.#parsed.get(id) ?? parse(this.#sourceOf(id));
    this.#parsed.set(id, parsed);
    return parsed;
  }
}
