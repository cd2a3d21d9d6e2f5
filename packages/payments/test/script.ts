/** A test overrides the real port. */
export class Script<Port extends object> {
  instead: Partial<Port> = {};
  usual!: Port;

  over(usual: Port): Port {
    this.usual = usual;
    return new Proxy(usual, {
      get: (target, name) => Reflect.get({ ...target, ...this.instead }, name),
    });
  }
}
