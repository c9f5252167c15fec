import { figuresOf, readRounds } from './exam.ts';

// Prints the rounds beside the bars.
const rows = readRounds().map(({ name, verdicts }) => ({ round: name, ...figuresOf(verdicts) }));
console.table(rows);
console.log('Bars: yes at least 80, no at most 5, no false claim, every option understood. tests/exam/rubric.md says what is judged.');
