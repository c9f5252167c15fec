import { figuresOf, readRounds } from './exam.ts';

// Prints the rounds beside the bars.
for (const { name, verdicts } of readRounds()) {
  const { utterances, yes, partly, no, falseClaims, options, wouldGoOn } = figuresOf(verdicts);
  process.stdout.write(
    `${name}: of ${utterances} utterances yes ${yes} %, partly ${partly} %, no ${no} %; false claims ${falseClaims}; options ${options}; would go on ${wouldGoOn} %\n`,
  );
}
process.stdout.write('Bars: yes at least 80 %, no at most 5 %, no false claim, every option. tests/exam/rubric.md says what is judged.\n');
