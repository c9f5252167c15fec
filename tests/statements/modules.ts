import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the product as a tree, in which every node knows what it stands in. */
export interface Module {
  path: string;
  text: string;
  program: ESTree.Program;
  parents: Map<ESTree.Node, ESTree.Node>;
}

const modules = new Map<string, Module>();

/** Reads a file, given from the root; each is read once. */
export function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const text = textOf(path);
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const parents = new Map<ESTree.Node, ESTree.Node>();
  visit(program, (node) => {
    for (const child of childrenOf(node)) parents.set(child, node);
  });
  const module = { path, text, program, parents };
  modules.set(path, module);
  return module;
}

/** What is in a file, given from the root. */
function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What talks to the database names one of these. */
const talksToDatabase = /\.(?:execute|query)[(<]|from 'drizzle-orm/;

/** The files of the server that talk to the database. */
export function databaseModules(): Module[] {
  const paths = globSync('server/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  return (talking ??= paths.filter((path) => talksToDatabase.test(textOf(path))).toSorted()).map(moduleAt);
}
let talking: string[] | null = null;

/** The nodes directly below one. */
export function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
}

/** Shows a node and all that is below it. */
export function visit(node: ESTree.Node, show: (node: ESTree.Node) => void): void {
  show(node);
  for (const child of childrenOf(node)) visit(child, show);
}

/** The file that an import of the product leads to; null for packages. */
export function importedPath(from: Module, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return null;
  const path = relative(root, join(root, dirname(from.path), specifier));
  return existsSync(join(root, path)) ? path : null;
}

/** Where a name that a module exports is declared, through every export that passes it on; null where it is not found. */
export function exportedFrom(module: Module, name: string): { module: Module; declaration: ESTree.Node } | null {
  for (const statement of module.program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration && declares(statement.declaration, name)) return { module, declaration: statement.declaration };
    for (const { local, exported } of statement.specifiers) {
      if (nameOf(exported) !== name) continue;
      const path = statement.source && importedPath(module, statement.source.value);
      if (path !== null) return exportedFrom(moduleAt(path), nameOf(local));
      const declaration = module.program.body.find((each) => declares(each, nameOf(local)));
      if (declaration) return { module, declaration };
    }
  }
  return null;
}

/** The file all of whose exports a module shows under a name; null where it shows none so. */
export function allExportedAs(module: Module, name: string): Module | null {
  for (const statement of module.program.body) {
    if (statement.type !== 'ExportAllDeclaration' || !statement.exported || nameOf(statement.exported) !== name) continue;
    const path = importedPath(module, statement.source.value);
    return path === null ? null : moduleAt(path);
  }
  return null;
}

/** Whether a declaration is one of this name. */
export function declares(node: ESTree.Node, name: string): boolean {
  if (node.type === 'FunctionDeclaration') return node.id?.name === name;
  return node.type === 'VariableDeclaration' && node.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name);
}

/** What an import or export calls something. */
export function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}
