import { parseSync } from 'vite';
import type { ESTree, Plugin } from 'vite';
import { below } from './nodes.ts';
import { withoutUnsaidEvents } from './react-events.ts';
import { withoutUnsaid, wordsOfPages } from './react-names.ts';

/** Kinds of nodes of React that no page has, by the numbers that React gives them. */
const kinds: ReadonlySet<unknown> = new Set([
  9, // consumer of a context; `use` reads one
  11, // forwarded reference; one is a property like others
  12, // profiler
  18, // what a server has drawn
  19, // list of suspended parts
  23, // hidden parts of old
  24, // cache
  25, // marks of tracing
  26, // styles and the like that React moves into the head
  27, // html, head and body
  30, // view transition
  31, // activity
]);
/** What makes nodes of these kinds. A page that has one is told that it is no component. */
const types: ReadonlySet<string> = new Set(
  ['ACTIVITY', 'CONSUMER', 'FORWARD_REF', 'PROFILER', 'SUSPENSE_LIST', 'VIEW_TRANSITION'].map((name) => `REACT_${name}_TYPE`),
);

/** Variables that stay as they begin, with their value: nothing is taken over from a server, and no view transition runs. */
const variables: Readonly<Record<string, string>> = {
  appearingViewTransitions: 'null',
  canUseCompositionEvent: '!0',
  canUseTextInputEvent: '!0',
  defaultOnDefaultTransitionIndicator: 'null',
  documentMode: 'null',
  hydrationErrors: 'null',
  hydrationParentFiber: 'null',
  injectedHook: 'null',
  isHydrating: '!1',
  isInputEventSupported: '!0',
  needsFormReset: '!1',
  // Of keys and events as old browsers name them.
  normalizeKey: '{}',
  pendingViewTransition: 'null',
  pendingViewTransitionEvents: 'null',
  shouldStartViewTransition: '!1',
  translateToKey: '{}',
  useFallbackCompositionData: '!1',
  viewTransitionMutationContext: '!1',
};

/** Fields that stay as they begin, and what no component of ours has: the only class of ours catches faults. */
const fields: Readonly<Record<string, string>> = {
  dehydrated: 'null',
  isDehydrated: '!1',
  UNSAFE_componentWillMount: 'null',
  UNSAFE_componentWillReceiveProps: 'null',
  UNSAFE_componentWillUpdate: 'null',
  componentDidMount: 'null',
  componentDidUpdate: 'null',
  componentWillMount: 'null',
  componentWillReceiveProps: 'null',
  componentWillUnmount: 'null',
  componentWillUpdate: 'null',
  contextType: 'null',
  getSnapshotBeforeUpdate: 'null',
  isPureReactComponent: '!1',
  shouldComponentUpdate: 'null',
  // Of browsers that no page is built for.
  documentMode: 'null',
};

const nothing = 'void 0';
/** What functions and constructors always answer while none of the parts is there. */
const calls: Readonly<Record<string, string>> = {
  // A server has drawn nothing.
  attemptExplicitHydrationTarget: nothing,
  clearIfContinuousEvent: nothing,
  commitSuspenseHydrationCallbacks: nothing,
  getParentHydrationBoundary: 'null',
  markRetryLaneIfNotHydrated: nothing,
  popHydrationState: '!1',
  queueHydrationError: nothing,
  queueIfContinuousEvent: '!1',
  resetHydrationState: nothing,
  retryIfBlockedOn: nothing,
  updateDehydratedSuspenseComponent: 'null',
  upgradeHydrationErrorsToRecoverable: 'null',
  // Nothing moves as a view transition.
  commitDeletedPairViewTransitions: nothing,
  commitExitViewTransitions: nothing,
  commitNestedViewTransitions: nothing,
  restoreEnterOrExitViewTransitions: nothing,
  restoreNestedViewTransitions: nothing,
  trackEnterViewTransitions: nothing,
  // No transition waits for what is done in it, or is of a kind.
  claimQueuedTransitionTypes: 'null',
  entangleAsyncAction: nothing,
  queueTransitionTypes: nothing,
  // Nothing waits for styles and pictures.
  accumulateSuspenseyCommitOnFiber: nothing,
  insertSuspendedStylesheets: nothing,
  isHostHoistableType: '!1',
  preloadInstanceAndSuspendIfNeeded: nothing,
  waitForCommitToBeReady: 'null',
  // No fragment has a `ref`.
  FragmentInstance: 'null',
  commitFragmentInstanceDeletionEffects: nothing,
  commitFragmentInstanceInsertionEffects: nothing,
  commitNewChildToFragmentInstances: nothing,
  isFragmentInstanceParent: '!1',
  // Nobody hears that text is about to be put in, or that it is marked, and no tool looks at the page.
  constructSelectEvent: nothing,
  getFallbackBeforeInputChars: 'null',
  getNativeBeforeInputChars: 'null',
  setIsStrictModeForDevtools: nothing,
  // No element is of a kind of its own, no form has a function as its action, and nobody is shown in which component a fault was.
  extractEvents$1: nothing,
  getComponentNameFromType: '""',
  getStackByFiberInDevAndProd: '""',
  isCustomElement: '!1',
};

const split = (names: string): ReadonlySet<string> => new Set(names.split(' '));
/** Methods that nobody calls: hooks, and what fetches styles and scripts ahead. */
const methods = split(
  'useActionState useCacheRefresh useDebugValue useFormState useHostTransitionStatus useImperativeHandle useInsertionEffect useMemoCache useOptimistic useTransition C D L M S X m',
);

/** What React exports for the parts that are left out. Whoever imports it ends the build. */
export const unusedExports = split(
  'Activity Profiler PureComponent ViewTransition addTransitionType unstable_useCacheRefresh useActionState useDebugValue useImperativeHandle useInsertionEffect useOptimistic useTransition preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset useFormState useFormStatus',
);

/** What is set on these is left out. */
const owners =
  /^(?:exports\.hydrateRoot|ReactDOMSharedInternals\.findDOMNode|(?:FragmentInstance|ReactDOMHydrationRoot|ViewTransitionPseudoElement)\.prototype\.\w+)$/;
/** The lanes of React that can be drawn as a view transition. */
const VIEW_TRANSITION_LANES = '335544064';

interface Edit {
  start: number;
  end: number;
  text: string;
}

const leaves = new Set(['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement']);
const isFunction = (node: ESTree.Node): node is ESTree.Function =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression';

/** The variables that are made in a node for all of the function around it. */
function madeIn(node: ESTree.Node): string[] {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? [node.id.name] : [];
  return [...own, ...below(node).flatMap(madeIn)];
}

/** Whether a case of a switch goes on into the next one. */
const goesOn = ({ consequent }: ESTree.SwitchCase) => !leaves.has(consequent.at(-1)?.type ?? '');

/** Finds in the text of React DOM what goes where the unused parts are left out. */
class Cutter {
  readonly edits: Edit[] = [];
  /** Names that are still in React. */
  readonly found = new Set<string>();
  readonly #code: string;
  /** Where the function begins that is looked at. */
  #begin = 0;

  constructor(code: string) {
    this.#code = code;
  }

  /** Looks at a node and at all below it. */
  visit(node: ESTree.Node): void {
    const text = this.#standsFor(node);
    if (text !== null) this.#replace(node.start, node.end, text);
    else if (node.type === 'SwitchStatement') this.#cases(node);
    else if (node.type === 'ObjectExpression') this.#methodsOf(node);
    else {
      const around = this.#begin;
      if (isFunction(node) && node.body) this.#begin = node.body.start + 1;
      for (const child of this.#read(node)) this.visit(child);
      this.#begin = around;
    }
  }

  #replace(start: number, end: number, text: string): void {
    this.edits.push({ start, end, text });
  }

  /** What a name stands for in one of the lists. */
  #known(list: Readonly<Record<string, string>>, name: string): string | null {
    if (!Object.hasOwn(list, name)) return null;
    this.found.add(name);
    return list[name] ?? null;
  }

  /** What stands for a node where the parts are left out; null where it stays. */
  #standsFor(node: ESTree.Node): string | null {
    if (node.type === 'Identifier') return this.#known(variables, node.name);
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
      return this.#known(fields, node.property.name);
    if ((node.type === 'CallExpression' || node.type === 'NewExpression') && node.callee.type === 'Identifier')
      return this.#known(calls, node.callee.name);
    if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(node.operator)) return null;
    const { left } = node;
    if (left.type === 'BinaryExpression' && this.#code.slice(left.start, left.end).includes(VIEW_TRANSITION_LANES)) return '!1';
    if (left.type !== 'Literal' || !kinds.has(left.value)) return null;
    return node.operator === '===' ? '!1' : '!0';
  }

  /** The nodes directly below one that are read; what is set to a variable that stays as it is counts by itself. */
  #read(node: ESTree.Node): ESTree.Node[] {
    // A parameter that is called as such a variable is another thing.
    if (node.type === 'FunctionDeclaration' && node.params.some((each) => 'name' in each && Object.hasOwn(variables, String(each.name))))
      return [];
    if (isFunction(node)) return below(node).filter((child) => child !== node.id);
    if (node.type === 'VariableDeclarator') return node.init ? [node.init] : [];
    if (node.type === 'MemberExpression' && !node.computed) return [node.object];
    if (node.type === 'Property' && !node.computed) return [node.value];
    if (node.type === 'AssignmentExpression') {
      const { left, right } = node;
      const set = this.#code.slice(left.start, left.end);
      if (Object.hasOwn(variables, set)) this.#replace(left.start, right.start, '');
      // A statement may not begin with a function.
      else if (owners.test(set)) this.#replace(left.start, right.start, '0, ');
      else if (left.type === 'MemberExpression') return [left.object, right];
      return [right];
    }
    return below(node);
  }

  /** Leaves out the cases of kinds that no page has, where no other case goes on into them. */
  #cases({ discriminant, cases }: ESTree.SwitchStatement): void {
    const isOfKinds = /^(?:.*\.)?tag$/.test(this.#code.slice(discriminant.start, discriminant.end));
    this.visit(discriminant);
    let isReached = false;
    for (const each of cases) {
      const isUnused = isOfKinds
        ? each.test?.type === 'Literal' && kinds.has(each.test.value)
        : each.test?.type === 'Identifier' && types.has(each.test.name);
      if (isUnused && !isReached) {
        this.#replace(each.start, each.end, '');
        const made = madeIn(each);
        if (made.length > 0) this.#replace(this.#begin, this.#begin, `var ${made.join()};`);
        continue;
      }
      isReached = goesOn(each);
      for (const statement of each.consequent) this.visit(statement);
    }
  }

  #methodsOf({ properties }: ESTree.ObjectExpression): void {
    for (const [at, each] of properties.entries()) {
      const name = each.type === 'Property' && each.key.type === 'Identifier' ? each.key.name : '';
      if (!methods.has(name)) {
        this.visit(each);
        continue;
      }
      this.found.add(name);
      this.#replace(each.start, properties[at + 1]?.start ?? each.end, '');
    }
  }
}

/** React DOM without what no page uses. Refuses a version of it that knows one of the names no more. */
export function withoutUnused(code: string): string {
  const { program, errors } = parseSync('react-dom.js', code);
  if (errors.length > 0) throw new Error(`React DOM cannot be parsed: ${errors[0]?.message}`);
  const cutter = new Cutter(code);
  cutter.visit(program);
  const lost = [...Object.keys({ ...variables, ...fields, ...calls }), ...methods].filter((name) => !cutter.found.has(name));
  if (lost.length > 0) throw new Error(`web/build/react-parts.ts names what React DOM does not have: ${lost.join(', ')}.`);
  let text = '';
  let from = 0;
  for (const edit of cutter.edits.toSorted((one, other) => one.start - other.start)) {
    text += code.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return text + code.slice(from);
}

/**
 * Leaves out of React DOM what no page uses: taking over what a server has drawn, view transitions, styles and scripts that components
 * bring, forms with functions as actions, elements of kinds of one’s own. What names it loses has to be read again with each version.
 */
export function reactParts(): Plugin {
  return {
    name: 'react-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler(code) {
        const said = wordsOfPages();
        return { code: withoutUnsaidEvents(withoutUnsaid(withoutUnused(code), said), said), map: null };
      },
    },
  };
}
