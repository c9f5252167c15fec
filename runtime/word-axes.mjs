/**
 * The axes along which rows of numbers differ most, the widest first, each of length one: the principal components, found by
 * turning the covariance until nothing stands beside its diagonal (Jacobi). Rows must have their mean taken off.
 */
export function principalAxes(rows, count) {
  const size = rows[0].length;
  const matrix = covariance(rows, size);
  const axes = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => (row === column ? 1 : 0)));
  for (let sweep = 0; sweep < 30 && beside(matrix) > 1e-10; sweep += 1)
    for (let one = 0; one < size - 1; one += 1) for (let other = one + 1; other < size; other += 1) turn(matrix, axes, one, other);
  return matrix
    .map((row, at) => ({ width: row[at], axis: axes.map((each) => each[at]) }))
    .toSorted((left, right) => right.width - left.width)
    .slice(0, count)
    .map(({ axis }) => axis);
}

function covariance(rows, size) {
  const sums = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (const row of rows)
    for (let one = 0; one < size; one += 1) for (let other = one; other < size; other += 1) sums[one][other] += row[one] * row[other];
  return sums.map((line, one) => line.map((_, other) => sums[Math.min(one, other)][Math.max(one, other)] / rows.length));
}

/** What is left beside the diagonal. */
function beside(matrix) {
  return matrix.reduce((sum, row, at) => sum + row.reduce((part, value, column) => (column === at ? part : part + value ** 2), 0), 0);
}

/** One turn in the plane of two axes, after which nothing joins them. */
function turn(matrix, axes, one, other) {
  const joint = matrix[one][other];
  if (Math.abs(joint) < 1e-15) return;
  const angle = Math.atan2(2 * joint, matrix[other][other] - matrix[one][one]) / 2;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  for (const row of matrix) [row[one], row[other]] = [cosine * row[one] - sine * row[other], sine * row[one] + cosine * row[other]];
  const [first, second] = [matrix[one], matrix[other]];
  matrix[one] = first.map((value, at) => cosine * value - sine * second[at]);
  matrix[other] = first.map((value, at) => sine * value + cosine * second[at]);
  for (const row of axes) [row[one], row[other]] = [cosine * row[one] - sine * row[other], sine * row[one] + cosine * row[other]];
}
