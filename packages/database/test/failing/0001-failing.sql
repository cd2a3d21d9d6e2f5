select no_such_function();
