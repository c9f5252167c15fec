import { describe, expect, it } from 'vitest';
import {
  closingLine,
  countsOfPlaywright,
  countsOfVitest,
  faultsOfPlaywright,
  faultsOfVitest,
  isGood,
  slowestFiles,
  total,
} from './tally.mjs';

const vitest = (passed, failed, rest = {}) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...rest,
});
const playwright = (stats) => ({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

describe('the counts of vitest', () => {
  it('take skipped and planned tests together', () => {
    expect(countsOfVitest(vitest(5, 1, { numPendingTests: 2, numTodoTests: 1 }), 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it('count a file that could not be loaded as one failed', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countsOfVitest(vitest(1, 0, { testResults }), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('do not count a file with failed tests a second time', () => {
    const testResults = [{ status: 'failed', assertionResults: [{}] }];
    expect(countsOfVitest(vitest(0, 1, { testResults }), 1).failed).toBe(1);
  });

  it('hold a failure when the run ended badly although every test passed', () => {
    expect(countsOfVitest(vitest(4, 0), 1)).toMatchObject({ passed: 4, failed: 1, note: 'ended with status 1' });
  });

  it('hold a failure when nothing ran or nothing was reported', () => {
    expect(countsOfVitest(vitest(0, 0), 0)).toMatchObject({ failed: 1, note: 'ran no test' });
    expect(countsOfVitest(vitest(0, 0, { numPendingTests: 3 }), 0)).toMatchObject({ failed: 1, skipped: 3 });
    expect(countsOfVitest(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the counts of Playwright', () => {
  it('count a test that passed only the second time as failed', () => {
    expect(countsOfPlaywright(playwright({ expected: 3, unexpected: 1, flaky: 1, skipped: 2 }), 1)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
    });
  });

  it('hold a failure when nothing ran', () => {
    expect(countsOfPlaywright(playwright({}), 0)).toMatchObject({ failed: 1, note: 'ran no test' });
  });
});

describe('what failed', () => {
  it('is told by vitest per test and per file that could not be loaded, without colours', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          { status: 'failed', fullName: 'breaks', failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\nto be 2'] },
        ],
      },
    ];
    expect(faultsOfVitest({ testResults })).toEqual(['a.test.ts\n  No such file', 'b.test.ts > breaks\n  expected 1\n  to be 2']);
  });

  it('is told by Playwright also of what passed only the second time', () => {
    const spec = (title, status, message) => ({
      file: 'x.journey.ts',
      line: 7,
      title,
      tests: [{ status, results: [{ errors: [{ message }] }] }],
    });
    const suites = [
      { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected', 'no'), spec('three', 'flaky', 'late')] }] },
    ];
    expect(faultsOfPlaywright({ suites })).toEqual(['x.journey.ts:7 > two\n  no', 'x.journey.ts:7 > three\n  late']);
  });

  it('shows what stood over the page when a journey failed, else how the page began', () => {
    const results = (path) => [{ errors: [{ message: 'no' }], attachments: [{ name: 'error-context', path }, { name: 'screenshot' }] }];
    const spec = (path) => ({ file: 'x.journey.ts', line: 7, title: path, tests: [{ status: 'unexpected', results: results(path) }] });
    const page = (...lines) => ['# Page', '```yaml', ...lines, '```'].join('\n');
    const files = { over: page('- main:', '  - text: Story', '- dialog "History":', '  - text: Error'), page: page('- main:'), gone: '' };
    expect(faultsOfPlaywright({ suites: [{ specs: Object.keys(files).map(spec) }] }, (path) => files[path])).toEqual([
      'x.journey.ts:7 > over\n  no\n  | - dialog "History":\n  |   - text: Error',
      'x.journey.ts:7 > page\n  no\n  | - main:',
      'x.journey.ts:7 > gone\n  no',
    ]);
  });

  it('is nothing without a report', () => {
    expect([faultsOfVitest(undefined), faultsOfPlaywright(undefined), slowestFiles(undefined, 10)]).toEqual([[], [], []]);
  });
});

it('the slowest files come first', () => {
  const testResults = [
    { name: 'quick', startTime: 0, endTime: 100 },
    { name: 'slow', startTime: 0, endTime: 9000 },
    { name: 'middling', startTime: 0, endTime: 500 },
  ];
  expect(slowestFiles({ testResults }, 2)).toEqual([
    { name: 'slow', seconds: 9 },
    { name: 'middling', seconds: 0.5 },
  ]);
});

describe('the closing line', () => {
  it('sums over the suites', () => {
    const suites = [
      { passed: 4, failed: 0, skipped: 0 },
      { passed: 300, failed: 2, skipped: 7 },
    ];
    expect(closingLine(total(suites))).toBe('304 passed, 2 failed, 7 skipped');
  });

  it('is good only when something passed and nothing failed', () => {
    expect(isGood({ passed: 1, failed: 0, skipped: 9 })).toBe(true);
    expect(isGood({ passed: 9, failed: 1, skipped: 0 })).toBe(false);
    expect(isGood(total([]))).toBe(false);
  });
});
