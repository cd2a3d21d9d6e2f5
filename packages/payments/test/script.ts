/** Stands in for a port: it answers as another does, but where a test has it answer otherwise. */
export class Script<Port extends object> {
  /** What it answers in place of the other; `{}` is nothing. */
  instead: Partial<Port> = {};
  /** The other. */
  usual!: Port;

  /** The port to pass in. */
  over(usual: Port): Port {
    this.usual = usual;
    return new Proxy(usual, {
      get: (target, name) => Reflect.get({ ...target, ...this.instead }, name),
    });
  }
}
