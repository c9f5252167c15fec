import { existsSync, readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';

/** What may not be imported somewhere, and what to do instead; patterns as in .gitignore, `!` excepts. */
type Fence = { group: string[]; message: string };

const from = (message: string, ...group: string[]): Fence => ({ group, message });
const only = (message: string, ...allowed: string[]): Fence => from(message, '**', ...allowed.map((pattern) => `!${pattern}`));

const parents = from('Within a folder "./", across folders "#folder/".', '../**', './../**', '..');
const tests = from('Only tests and the bench use what is in tests/.', '#tests/**');
const sdk = from('Only server/features/model talks to the AI SDK.', 'ai', 'ai/**', '@ai-sdk/**', 'ai-sdk-ollama', 'ai-sdk-ollama/**');
const sql = from(
  'Only *.store.ts, server/kernel and server/migrations talk to the database.',
  'drizzle-orm',
  'drizzle-orm/**',
  'pg',
  'pg/**',
  '@electric-sql/**',
);
const server = from('The web knows the server by its contract only.', '#server/**');
const web = from('The server does not know the web.', '#web/**', 'react', 'react/**', 'react-dom', 'react-dom/**');
const features = from('The kernel knows no feature.', '#server/features/**');
const faces = from('A slice shows in its index.ts what others use.', '#server/features/**', '!#server/features/*/index.ts');
const upkeep: Fence = {
  message: 'The server takes a slice by its index.ts, and by its upkeep.ts for what it does by itself.',
  group: [...faces.group, '!#server/features/*/upkeep.ts'],
};
const routers: Fence = {
  message: 'server/operations takes a slice by its index.ts and its routers.',
  group: [...faces.group, '!#server/features/**/router.ts', '!#server/features/**/*.router.ts'],
};
const screens = from(
  'Features meet in web/table and web/routes only.',
  '#web/features/**',
  '#web/app/**',
  '#web/table/**',
  '#web/routes/**',
  '#web/main.tsx',
  '#web/routes.tsx',
);

/** The files in `where` may not import what the fences name. The last boundary that holds a file decides alone, so each names all of its own. */
function boundary(where: string[], ...fences: Fence[]): OxlintOverride {
  return { files: where, rules: { 'no-restricted-imports': ['error', { patterns: [parents, ...fences] }] } };
}

// A slice may use those before it; one that is not in the list may use any, and none may use it.
const order = [
  'settings',
  'notices',
  'auth',
  'setup',
  'plans',
  'world-formats',
  'worlds',
  'world-files',
  'lore',
  'tomes',
  'world-library',
  'world-interchange',
  'campaign-documents',
  'adventures',
  'campaigns',
  'table-dice',
  'homebrew',
  'invitations',
  'chat-images',
  'chat',
  'webhooks',
  'characters',
  'turns',
  'battle-maps',
  'combat',
  'checks',
  'notes',
  'table-lore',
  'rumours',
  'encounters',
  'own-assets',
  'maps',
  'safety',
  'storyteller',
  'model',
  'narrator',
  'endpoints',
  'speech',
  'drawings',
  'assistant',
  'history',
  'home',
  'practice',
  'generations',
  'market',
  'admin',
  'campaign-interchange',
  'account-data',
];

// The same for the nouns of the game.
const nouns = [
  'refusals',
  'limits',
  'text',
  'account',
  'dice',
  'rules',
  'srd',
  'idea',
  'encounter',
  'homebrew',
  'character',
  'check',
  'combat',
  'moments',
  'campaign',
  'permissions',
  'chat',
  'webhook',
  'maps',
  'battle-map',
  'safety',
  'notes',
  'world',
  'narration',
  'turn',
  'home',
  'timeline',
  'market',
  'campaign-file',
];

const foldersIn = (path: string): string[] =>
  existsSync(path) ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])) : [];

function sliceBoundaries(slice: string): OxlintOverride[] {
  const folder = `server/features/${slice}`;
  const usable = order.includes(slice) ? order.slice(0, order.indexOf(slice)) : order;
  const others = from(
    `Slices meet at index.ts, and ${slice} may use ${usable.join(', ') || 'no other'}.`,
    '#server/features/**',
    ...usable.map((name) => `!#server/features/${name}/index.ts`),
    `!#server/features/${slice}/**`,
  );
  return [
    boundary([`${folder}/**`], tests, web, ...(slice === 'model' ? [] : [sdk]), sql, others),
    boundary([`${folder}/**/*.store.ts`], tests, web, sdk, others),
  ];
}

function nounBoundary(noun: string): OxlintOverride {
  const usable = nouns.includes(noun) ? nouns.slice(0, nouns.indexOf(noun)) : nouns;
  const allowed = usable.map((name) => `#domain/${name}/**`);
  return boundary(
    [`domain/${noun}/**`],
    only(
      `The game imports zod, and ${noun} of its nouns ${usable.join(', ') || 'none'}.`,
      'zod',
      './**',
      '#domain/*',
      `#domain/${noun}/**`,
      ...allowed,
      ...(noun === 'srd' ? ['#content/srd/**'] : []),
      ...(noun === 'idea' ? ['#content/ideas/**'] : []),
      ...(noun === 'battle-map' ? ['#content/stamps/**'] : []),
      ...(noun === 'encounter' ? ['#content/encounters/**'] : []),
    ),
  );
}

function webFeatureBoundary(feature: string): OxlintOverride {
  return boundary([`web/features/${feature}/**`], tests, server, sdk, sql, {
    ...screens,
    group: [...screens.group, `!#web/features/${feature}/**`],
  });
}

const time = 'Time and chance are arguments: the clock and the random of createApp.';

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'vitest'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['node_modules', '/dist', '/data', '.cache', 'test-results'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': ['error', { max: 60 }],
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // A property test may well expect one thing of one input and another of the next.
    'vitest/no-conditional-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    boundary(['**/*.{ts,tsx}'], tests, sdk, sql),
    boundary(['domain/**'], only('The game imports zod and itself.', 'zod', './**', '#domain/**')),
    ...foldersIn('domain').map(nounBoundary),
    boundary(
      ['contract/**'],
      only('The contract imports the game, zod and oRPC’s contract.', 'zod', '@orpc/contract', './**', '#domain/**', '#contract/**'),
    ),
    boundary(['server/**'], tests, web, sdk, sql, faces),
    boundary(['server/app.ts', 'server/app/**'], tests, web, sdk, sql, upkeep),
    boundary(['server/operations/**'], tests, web, sdk, sql, routers),
    boundary(['server/kernel/**'], tests, web, sdk, features),
    boundary(['server/migrations/**'], tests, web, sdk, features),
    ...foldersIn('server/features').flatMap(sliceBoundaries),
    boundary(['web/**'], tests, server, sdk, sql),
    boundary(['web/lib/**'], tests, server, sdk, sql, screens),
    boundary(['web/ui/**'], tests, sdk, sql, from('The kit knows nothing of the product.', '#*/**', '!#web/ui/**')),
    boundary(
      ['web/app/**'],
      tests,
      server,
      sdk,
      sql,
      from('The frame knows no screen.', '#web/table/**', '#web/routes/**', '#web/main.tsx', '#web/routes.tsx'),
    ),
    boundary(
      ['web/table/**'],
      tests,
      server,
      sdk,
      sql,
      from('The table knows no other screen.', '#web/routes/**', '#web/main.tsx', '#web/routes.tsx'),
    ),
    ...foldersIn('web/features').map(webFeatureBoundary),
    boundary(['tests/**', 'bench/**', '**/*.test.{ts,tsx}', 'playwright.config.ts']),
    {
      files: ['{domain,contract}/**', 'server/features/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: time },
          { object: 'Math', property: 'random', message: time },
        ],
      },
    },
    {
      files: ['tests/journeys/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [parents],
            paths: [
              {
                name: '@playwright/test',
                importNames: ['test'],
                message: 'Journeys use the test of #tests/support, which watches the console.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['server/kernel/log.ts', 'runtime/**', 'bench/**', 'tests/support/**', 'tests/chaos/main.ts'],
      rules: { 'no-console': 'off' },
    },
    { files: ['**/*.test.{ts,tsx,mjs}', 'tests/**'], rules: { 'max-lines-per-function': 'off' } },
    {
      // Programs call what these export by default.
      files: ['*.config.ts', 'web/vite.config.ts', 'runtime/build/build-for-journeys.mjs', 'tests/support/run-folders.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
