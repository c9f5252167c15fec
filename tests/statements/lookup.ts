import type { ESTree } from 'vite';
import { allExportedAs, declares, exportedFrom, importedPath, moduleAt, nameOf } from './modules.ts';
import type { Module } from './modules.ts';

export type Fn = ESTree.Function | ESTree.ArrowFunctionExpression;

/** What a name stands for. */
export type Found =
  /** The value of an expression, or of a part of it that was taken apart. */
  | { kind: 'value'; module: Module; node: ESTree.Node; path: string[] }
  | { kind: 'function'; module: Module; node: Fn }
  | { kind: 'parameter'; module: Module; fn: Fn; index: number; path: string[] }
  /** Something of a package. */
  | { kind: 'package'; specifier: string; name: string }
  | null;

export function isFunction(node: ESTree.Node): node is Fn {
  return node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';
}

/** Finds what a name means at a place. */
export function lookUp(module: Module, name: string, at: ESTree.Node): Found {
  for (let node: ESTree.Node | undefined = at; node !== undefined; node = module.parents.get(node)) {
    const found = isFunction(node) ? inParameters(module, node, name) : inStatements(module, node, name);
    if (found) return found;
  }
  return inImports(module, name);
}

function inParameters(module: Module, fn: Fn, name: string): Found {
  for (const [index, parameter] of fn.params.entries()) {
    if (parameter.type === 'TSParameterProperty') continue;
    const path = pathIn(parameter, name);
    if (path !== null) return { kind: 'parameter', module, fn, index, path };
  }
  return null;
}

function inStatements(module: Module, node: ESTree.Node, name: string): Found {
  if (node.type !== 'BlockStatement' && node.type !== 'Program') return null;
  for (const statement of node.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const found = declaration && inDeclaration(module, declaration, name);
    if (found) return found;
  }
  return null;
}

function inDeclaration(module: Module, node: ESTree.Node, name: string): Found {
  if (node.type === 'FunctionDeclaration') return declares(node, name) ? { kind: 'function', module, node } : null;
  if (node.type !== 'VariableDeclaration') return null;
  for (const { id, init } of node.declarations) {
    const path = pathIn(id, name);
    if (path !== null && init)
      return isFunction(init) ? { kind: 'function', module, node: init } : { kind: 'value', module, node: init, path };
  }
  return null;
}

/** Finds what `module.name` means at a place, where the first is all that a file exports (`export * as`). */
export function lookUpMember(module: Module, { object, property }: ESTree.MemberExpression): Found {
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return null;
  const imported = importOf(module, object.name);
  const path = imported?.path ?? null;
  const all = imported && path !== null ? allExportedAs(moduleAt(path), imported.name) : null;
  return all && exportOf(all, property.name);
}

function inImports(module: Module, name: string): Found {
  const imported = importOf(module, name);
  if (!imported) return null;
  if (imported.path === null) return { kind: 'package', specifier: imported.specifier, name: imported.name };
  return exportOf(moduleAt(imported.path), imported.name);
}

/** Where a name of a file is imported from, and what it is called there; the path is null for packages. */
function importOf(module: Module, name: string): { specifier: string; path: string | null; name: string } | null {
  for (const statement of module.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find(({ local }) => local.name === name);
    if (specifier?.type !== 'ImportSpecifier') continue;
    const path = importedPath(module, statement.source.value);
    return { specifier: statement.source.value, path, name: nameOf(specifier.imported) };
  }
  return null;
}

function exportOf(module: Module, name: string): Found {
  const exported = exportedFrom(module, name);
  return exported && inDeclaration(exported.module, exported.declaration, nameInDeclaration(exported.declaration, name));
}

/** An export may have passed something on under another name: then it is what it was declared as. */
function nameInDeclaration(node: ESTree.Node, name: string): string {
  if (declares(node, name)) return name;
  if (node.type === 'FunctionDeclaration') return node.id?.name ?? name;
  const [first] = node.type === 'VariableDeclaration' ? node.declarations : [];
  return first?.id.type === 'Identifier' ? first.id.name : name;
}

/** How a name is reached in a pattern, by the names of fields and the numbers of elements; null where it is not in it. */
function pathIn(pattern: ESTree.Node, name: string): string[] | null {
  if (pattern.type === 'Identifier') return pattern.name === name ? [] : null;
  if (pattern.type === 'AssignmentPattern') return pathIn(pattern.left, name);
  if (pattern.type === 'ArrayPattern') {
    for (const [n, element] of pattern.elements.entries()) {
      const path = element && pathIn(element, name);
      if (path) return [String(n), ...path];
    }
  }
  if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties) {
      if (property.type === 'RestElement') continue;
      const path = pathIn(property.value, name);
      if (path) return [property.key.type === 'Identifier' ? property.key.name : '?', ...path];
    }
  }
  return null;
}
