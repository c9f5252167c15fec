/** The counts in vitest's JSON report; a file that could not be loaded, or a failing exit with nothing failed, counts as one failed. */
export function countsOfVitest(report, code) {
  if (!report) return brokenOff(code);
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return judged({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded, skipped }, code);
}

/** The counts in Playwright's JSON report; one that passed only when tried again counts as failed. */
export function countsOfPlaywright(report, code) {
  if (!report) return brokenOff(code);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return judged({ passed: expected, failed: unexpected + flaky, skipped }, code);
}

/** The sum over all suites. */
export function total(suites) {
  const sum = (key) => suites.reduce((soFar, suite) => soFar + suite[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The line that closes a run. */
export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Whether a run was good: something ran and nothing failed. */
export const isGood = ({ passed, failed }) => passed > 0 && failed === 0;

function judged(counts, code) {
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'ran no test' };
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, note: `ended with status ${code}` };
  return counts;
}

const brokenOff = (code) => ({ passed: 0, failed: 1, skipped: 0, note: `ended with status ${code} and left no report` });

/** What failed in vitest's JSON report: each test, or file that could not be loaded, with the beginning of what it said. */
export function faultsOfVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    if (file.status === 'failed' && file.assertionResults.length === 0) return [fault(file.name, file.message)];
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    return failed.map(({ fullName, failureMessages }) => fault(`${file.name} > ${fullName}`, failureMessages.join('\n')));
  });
}

/** What failed in Playwright's JSON report, each with the beginning of what it said and of what the page showed; `read` gives a file's text. */
export function faultsOfPlaywright(report, read) {
  const within = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(within)];
  const failed = (report?.suites ?? []).flatMap(within).filter(({ tests }) => tests.some(({ status }) => badly.has(status)));
  return failed.map(({ file, line, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const errors = results.flatMap((result) => result.errors ?? []);
    const pages = results.flatMap((result) => result.attachments ?? []).filter(({ name }) => name === 'error-context');
    const told = fault(`${file}:${line} > ${title}`, errors.map(({ message }) => message).join('\n'));
    return [told, ...pages.flatMap(({ path }) => whatWasSeen(read(path)))].join('\n');
  });
}

/** What the page showed when a journey failed: the dialogs over it, else its beginning. */
function whatWasSeen(context) {
  const [, snapshot = ''] = /```yaml\n(.*?)```/su.exec(context) ?? [];
  const lines = snapshot.split('\n').filter((line) => line.trim());
  const over = lines.findIndex((line) => /^ *- (?:alert)?dialog\b/u.test(line));
  return lines
    .slice(Math.max(over, 0))
    .slice(0, firstLinesOfPage)
    .map((line) => `  | ${line}`);
}

/** The files of vitest's JSON report that took longest, in seconds, the slowest first. */
export function slowestFiles(report, count) {
  const files = (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }));
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}

const badly = new Set(['unexpected', 'flaky']);

const firstLines = 12;
const firstLinesOfPage = 40;
// Colours of a terminal would only be in the way of who reads this in a file.
// eslint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;]*m/g;

function fault(where, message = '') {
  const lines = message
    .replaceAll(colours, '')
    .split('\n')
    .filter((line) => line.trim());
  return [where, ...lines.slice(0, firstLines).map((line) => `  ${line.trimEnd()}`)].join('\n');
}
