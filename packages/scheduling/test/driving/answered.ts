interface Answer {
  status: number;
  text: string;
}

export function answered<Input extends Answer>(what: string, answer: Input): Input {
  const { status, text } = answer;
  if (status >= 400) throw new Error(`${what} answered ${status}: ${text.slice(0, 1_000)}`);
  return answer;
}
